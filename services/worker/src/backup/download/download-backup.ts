import { Readable } from 'node:stream';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { type Actor, CurrentSettings } from '@pruefer/platform';
import { MakeBackup, type NewBackup } from '../export/make-backup.js';
import { backupFileNameOf } from '../storage/backup-file-name.js';
import { NoteDownload } from './note-download.js';

const RETRY_AFTER_SECONDS = 30;

export interface DownloadedFile {
  readonly name: string;
  readonly content: Readable;
  /** undefined: not known yet. */
  readonly bytes?: number;
}

/** Streams a backup while it is made, without keeping it. One at a time. */
@Injectable()
export class DownloadBackup implements OnModuleDestroy {
  private readonly logger = new Logger(DownloadBackup.name);
  private controller: AbortController | undefined;

  constructor(
    private readonly make: MakeBackup,
    private readonly notes: NoteDownload,
    private readonly settings: CurrentSettings,
  ) {}

  /** @throws Problem `backups_busy`, `unavailable` */
  async run(actor: Actor): Promise<DownloadedFile> {
    if (this.controller) throw new Problem('backups_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const controller = new AbortController();
    this.controller = controller;
    let backup: NewBackup | undefined;
    try {
      backup = await this.make.run(controller.signal);
      const name = backupFileNameOf(backup, this.settings.times.zone);
      await this.notes.begun(actor, name);
      return { name, content: this.stream(backup, { actor, name, running: controller }) };
    } catch (error) {
      this.controller = undefined;
      await backup?.close();
      throw error;
    }
  }

  /** A slow reader must not keep the service from stopping. */
  onModuleDestroy(): void {
    this.controller?.abort(new Problem('unavailable'));
  }

  private stream(backup: NewBackup, facts: { actor: Actor; name: string; running: AbortController }): Readable {
    const content = Readable.from(this.recordDownload(backup, facts), { highWaterMark: 1 });
    // Also runs when the download was never read.
    content.once('close', () => {
      facts.running.abort();
      if (this.controller === facts.running) this.controller = undefined;
      backup.close().catch((error: Error) => this.logger.warn(`backup left open: ${error.message}`));
    });
    facts.running.signal.addEventListener('abort', () => content.destroy(), { once: true });
    return content;
  }

  private async *recordDownload(
    backup: NewBackup,
    { actor, name }: { actor: Actor; name: string },
  ): AsyncGenerator<Buffer> {
    yield* backup.content;
    const facts = { fileName: name, bytes: backup.file.bytes, checksum: backup.file.checksum() };
    await this.notes.done(actor, { ...facts, records: backup.records() });
  }
}
