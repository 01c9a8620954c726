import { Injectable } from '@nestjs/common';
import type { DownloadedBackup } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { JobsPool } from '../../jobs/table/jobs-pool.js';

interface TakenFile extends Pick<DownloadedBackup, 'fileName' | 'bytes' | 'checksum'> {
  readonly records: number;
}

/** Records who downloaded which backup: before the first byte is sent, and again with the size and checksum after the last. */
@Injectable()
export class NoteDownload {
  constructor(private readonly database: JobsPool) {}

  /** Audits the start of a download. */
  async begun(actor: Actor, fileName: string): Promise<void> {
    const details = { name: fileName };
    await addAudit(this.database.pool, 'jobs', { actor, action: 'backup.download-begun', target: fileName, details });
  }

  /** Audits a complete download with its size and checksum. */
  async done(actor: Actor, { fileName, ...file }: TakenFile): Promise<void> {
    const details = { name: fileName, ...file };
    await addAudit(this.database.pool, 'jobs', { actor, action: 'backup.downloaded', target: fileName, details });
  }

  /** @returns undefined when there was no download */
  async last(): Promise<DownloadedBackup | undefined> {
    const { rows } = await this.database.pool.query<Omit<DownloadedBackup, 'at'> & { at: Date }>(
      `SELECT target AS "fileName", at, actor AS by, (details->>'bytes')::double precision AS bytes, details->>'checksum' AS checksum
       FROM jobs.audit WHERE action = 'backup.downloaded' ORDER BY at DESC LIMIT 1`,
    );
    const [row] = rows;
    return row && { ...row, at: row.at.toISOString() };
  }
}
