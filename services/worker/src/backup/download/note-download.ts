import { Injectable } from '@nestjs/common';
import type { DownloadedBackup } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { JobsPool } from '../../jobs/jobs-pool.js';

/** What of a file that was taken is written down. */
export interface TakenFile extends Pick<DownloadedBackup, 'fileName' | 'bytes' | 'checksum'> {
  readonly records: number;
}

/** Who has taken which backup: noted before the first byte leaves, and once more with what the last one has shown. */
@Injectable()
export class NoteDownload {
  constructor(private readonly database: JobsPool) {}

  async begun(actor: Actor, fileName: string): Promise<void> {
    const details = { name: fileName };
    await addAudit(this.database.pool, 'jobs', { actor, action: 'backup.download-begun', target: fileName, details });
  }

  async done(actor: Actor, { fileName, ...file }: TakenFile): Promise<void> {
    const details = { name: fileName, ...file };
    await addAudit(this.database.pool, 'jobs', { actor, action: 'backup.downloaded', target: fileName, details });
  }

  /** @returns undefined: nobody has taken one yet */
  async last(): Promise<DownloadedBackup | undefined> {
    const { rows } = await this.database.pool.query<Omit<DownloadedBackup, 'at'> & { at: Date }>(
      `SELECT target AS "fileName", at, actor AS by, (details->>'bytes')::double precision AS bytes, details->>'checksum' AS checksum
       FROM jobs.audit WHERE action = 'backup.downloaded' ORDER BY at DESC LIMIT 1`,
    );
    const [row] = rows;
    return row && { ...row, at: row.at.toISOString() };
  }
}
