import { Injectable } from '@nestjs/common';
import { type FileJob, Problem } from '@pruefer/contracts';
import { inTransaction } from '@pruefer/platform';
import { FilesPool } from '../table/files-pool.js';
import { isUnambiguous } from '../formats/row/file-row.js';
import { type FileCaller, FileCharges } from '../table/file-charges.js';
import { type FileJobRow, toFileJob } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';

const START = `
  UPDATE jobs.file_job SET state = 'running', key_hash = decode($2, 'hex'), address = $3, charged = $4, is_test = $5,
    started_at = clock_timestamp(), changed_at = clock_timestamp()
  WHERE id = $1`;

/** Starts jobs: takes the price from the quota. */
@Injectable()
export class StartFile {
  constructor(
    private readonly database: FilesPool,
    private readonly jobs: FileJobRepository,
    private readonly charges: FileCharges,
  ) {}

  /**
   * A repeated start changes nothing.
   * @throws Problem `file_job_state` unless the file was read and its IBANs are known, `quota_insufficient`, or the refusal of the key
   */
  run({ id, contractId }: FileJobRow, caller: FileCaller): Promise<FileJob> {
    return inTransaction(this.database.pool, async (client) => {
      const lock = `SELECT ${this.jobs.columns} FROM jobs.file_job WHERE id = $1 FOR UPDATE`;
      const job = await this.jobs.first(lock, [id], client);
      if (!job) throw new Problem('file_job_unknown');
      if (job.startedAt) return toFileJob(job, caller.language);
      requireReady(job);
      const { price } = job.preflight!;
      const charge = await this.charges.charge(client, caller, price);
      if (charge.contractId !== contractId) throw new Problem('file_job_unknown');
      const values = [id, caller.keyHash, caller.address, price, charge.isTest];
      const row = await this.jobs.first(`${START} RETURNING ${this.jobs.columns}`, values, client);
      return { ...toFileJob(row!, caller.language), available: charge.remaining };
    });
  }
}

function requireReady({ state, layout }: FileJobRow): void {
  if (state !== 'ready' || !layout)
    throw new Problem('file_job_state', {
      text: {
        de: 'Der Auftrag kann erst starten, wenn seine Datei gelesen ist (state: ready).',
        en: 'The job cannot start before its file was read (state: ready).',
      },
    });
  if (!isUnambiguous(layout))
    throw new Problem('file_job_state', {
      text: {
        de: 'Mehrere Spalten enthalten IBANs. Bitte wählen Sie mit POST …/preflight die richtige als ibanColumn.',
        en: 'Several columns contain IBANs. Please choose the right one as ibanColumn by POST …/preflight.',
      },
    });
}
