import { Injectable } from '@nestjs/common';
import {
  DEFAULT_PAGE_SIZE,
  type PagingQuery,
  Problem,
  type StaffFileJob,
  type StaffFileJobPage,
} from '@pruefer/contracts';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import { FileStore } from '../storage/file-store.js';
import { toStaffFileJob } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';
import { FilesPool } from '../table/files-pool.js';

const CANCELLED = {
  de: 'Der Auftrag wurde vom Betreiber abgebrochen.',
  en: 'The job was cancelled by the operator.',
};

/** The file jobs of a key's contract, for staff, who never see what a file holds. */
@Injectable()
export class StaffFileJobs {
  constructor(
    private readonly database: FilesPool,
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
  ) {}

  /** @throws Problem `key_id_unknown` */
  async list(keyId: string, { limit = DEFAULT_PAGE_SIZE, offset = 0 }: PagingQuery): Promise<StaffFileJobPage> {
    const { rows, total } = await this.jobs.list(await this.readContractId(keyId), limit, offset);
    return { items: rows.map(toStaffFileJob), total };
  }

  /** Cancels a job, with an audit row in the same transaction. @throws Problem `key_id_unknown`, `file_job_unknown`, `file_job_state` */
  async cancel(id: string, keyId: string, actor: Actor): Promise<StaffFileJob> {
    const { name } = await this.jobs.find(id, await this.readContractId(keyId));
    const row = await inTransaction(this.database.pool, async (client) => {
      const details = { name, apiKeyId: keyId };
      await addAudit(client, 'jobs', { actor, action: 'file-job.cancelled', target: id, details });
      return this.jobs.cancel(id, CANCELLED, client);
    });
    if (row.endedAt) await this.store.remove(id);
    return toStaffFileJob(row);
  }

  /** @throws Problem `key_id_unknown` */
  private async readContractId(keyId: string): Promise<number> {
    const text = 'SELECT keys.contract_of($1)::float8 AS id';
    const id = (await this.database.pool.query<{ id: number | null }>(text, [keyId])).rows[0]!.id;
    return id ?? Promise.reject(new Problem('key_id_unknown'));
  }
}
