import { Readable } from 'node:stream';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type KeptBackup, Problem } from '@pruefer/contracts';
import { type Actor, addAudit, CurrentSettings } from '@pruefer/platform';
import { JobsPool } from '../../jobs/table/jobs-pool.js';
import { MakeBackup, type NewBackup } from '../export/make-backup.js';
import { BackupFolder } from './backup-folder.js';
import { formatBackupFileName } from './backup-file-name.js';

const RETRY_AFTER_SECONDS = 30;

export interface DownloadedFile {
  readonly name: string;
  readonly content: Readable;
  /** undefined: not known yet. */
  readonly bytes?: number;
}

type DownloadFacts = Pick<KeptBackup, 'fileName' | 'bytes' | 'checksum' | 'records'>;

/**
 * Streams backups: kept ones unchanged, and one at a time while it is made, without keeping it. Records who downloaded which backup: before the
 * first byte is sent, and again with the size and checksum after the last.
 */
@Injectable()
export class DownloadBackup implements OnModuleDestroy {
  private readonly logger = new Logger(DownloadBackup.name);
  private controller: AbortController | undefined;

  constructor(
    private readonly make: MakeBackup,
    private readonly folder: BackupFolder,
    private readonly settings: CurrentSettings,
    private readonly database: JobsPool,
  ) {}

  /** Streams a new backup. @throws Problem `backups_busy`, as `takeSnapshot` */
  async streamNew(actor: Actor): Promise<DownloadedFile> {
    if (this.controller) throw new Problem('backups_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const controller = new AbortController();
    this.controller = controller;
    let backup: NewBackup | undefined;
    try {
      backup = await this.make.run(controller.signal);
      const name = formatBackupFileName(backup, this.settings.times.zone);
      await this.recordBegin(actor, name);
      return { name, content: this.stream(backup, { actor, name, running: controller }) };
    } catch (error) {
      this.controller = undefined;
      await backup?.close();
      throw error;
    }
  }

  /** Streams a kept backup. @throws Problem `backup_unknown` */
  async streamKept(fileName: string, actor: Actor): Promise<DownloadedFile> {
    const file = await this.folder.find(fileName);
    const handle = await this.folder.open(fileName);
    try {
      await this.recordBegin(actor, fileName);
      const content = this.withAudit(handle.createReadStream(), actor, () => file);
      // Closes the file too, also when the download was never read.
      content.once('close', () => void handle.close().catch(() => undefined));
      return { name: fileName, content, bytes: file.bytes };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** A slow reader must not keep the service from stopping. */
  onModuleDestroy(): void {
    this.controller?.abort(new Problem('unavailable'));
  }

  private stream(
    backup: NewBackup,
    { actor, name, running }: { actor: Actor; name: string; running: AbortController },
  ): Readable {
    const { file, records } = backup;
    const facts = () => ({ fileName: name, bytes: file.bytes, checksum: file.checksum(), records: records() });
    const content = this.withAudit(backup.content, actor, facts);
    // Also runs when the download was never read.
    content.once('close', () => {
      running.abort();
      if (this.controller === running) this.controller = undefined;
      backup.close().catch((error: Error) => this.logger.warn(`backup left open: ${error.message}`));
    });
    running.signal.addEventListener('abort', () => content.destroy(), { once: true });
    return content;
  }

  private async recordBegin(actor: Actor, fileName: string): Promise<void> {
    const details = { name: fileName };
    await addAudit(this.database.pool, 'jobs', { actor, action: 'backup.download-begun', target: fileName, details });
  }

  /** @param facts is called after the last byte */
  private withAudit(bytes: AsyncIterable<Buffer>, actor: Actor, facts: () => DownloadFacts): Readable {
    const { pool } = this.database;
    const readBytes = async function* () {
      yield* bytes;
      const { fileName, ...file } = facts();
      const details = { name: fileName, ...file };
      await addAudit(pool, 'jobs', { actor, action: 'backup.downloaded', target: fileName, details });
    };
    return Readable.from(readBytes(), { highWaterMark: 1 });
  }
}
