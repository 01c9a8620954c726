import { Injectable } from '@nestjs/common';
import type { FileJobState, FinishedJob, LocalizedText } from '@pruefer/contracts';
import { inTransaction } from '@pruefer/platform';
import { FilesPool } from '../table/files-pool.js';
import { FileStore } from '../storage/file-store.js';
import { FileCharges } from '../table/file-charges.js';
import { type FileJobRow, toFileJob } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';

const END = `
  UPDATE jobs.file_job SET state = $3, failure = $4, ended_at = clock_timestamp(), charged = valid + invalid
  WHERE id = $1 AND runner = $2 AND state = 'running'`;

/** Ends started jobs: rows without a verdict are refunded, a webhook notifies the customer, and the customer's file is deleted. */
@Injectable()
export class EndFile {
  constructor(
    private readonly database: FilesPool,
    private readonly jobs: FileJobRepository,
    private readonly charges: FileCharges,
    private readonly store: FileStore,
  ) {}

  /** @param failure null for a job whose rows were all read */
  async run(job: FileJobRow, state: FileJobState, failure: LocalizedText | null): Promise<void> {
    const isEnded = await inTransaction(this.database.pool, async (client) => {
      const values = [job.id, this.jobs.runner, state, failure && JSON.stringify(failure)];
      const row = await this.jobs.first(`${END} RETURNING ${this.jobs.columns}`, values, client);
      if (!row) return false;
      if (!row.isTest) await this.charges.refund(client, row.id, row.contractId, row.preflight!.price - row.charged);
      await client.query('SELECT keys.announce_job($1, $2)', [row.contractId, toFinishedJob(row)]);
      return true;
    });
    // Otherwise another process has the job and needs its file.
    if (isEnded) await this.store.remove(job.id, ['upload']);
  }
}

/** Builds the webhook's message: counts, and no content of the file. */
function toFinishedJob(row: FileJobRow): FinishedJob {
  const { id, state, counts, endedAt } = toFileJob(row, 'de');
  return { id, state, endedAt: endedAt!, rows: row.preflight!.rows, ...counts! };
}
