import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@pruefer/platform';
import { BackupFolder } from '../storage/backup-folder.js';
import type { KeptFile } from '../storage/backup-facts.js';
import type { DownloadedFile } from './download-backup.js';
import { NoteDownload } from './note-download.js';

/** Streams a kept backup unchanged. */
@Injectable()
export class DownloadKept {
  constructor(
    private readonly folder: BackupFolder,
    private readonly notes: NoteDownload,
  ) {}

  /** @throws Problem `backup_unknown` */
  async run(fileName: string, actor: Actor): Promise<DownloadedFile> {
    const file = await this.folder.find(fileName);
    const handle = await this.folder.open(fileName);
    try {
      await this.notes.begun(actor, fileName);
      const content = Readable.from(this.recordDownload(handle.createReadStream(), file, actor), { highWaterMark: 1 });
      // Closes the file too, also when the download was never read.
      content.once('close', () => void handle.close().catch(() => undefined));
      return { name: fileName, content, bytes: file.bytes };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  private async *recordDownload(bytes: AsyncIterable<Buffer>, file: KeptFile, actor: Actor): AsyncGenerator<Buffer> {
    yield* bytes;
    await this.notes.done(actor, file);
  }
}
