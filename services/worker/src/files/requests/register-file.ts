import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CreateFileJobBody, type FileJob, Problem } from '@pruefer/contracts';
import { answerOnce, type IdempotentCall, inTransaction } from '@pruefer/platform';
import { FilesPool } from '../table/files-pool.js';
import { FileStore } from '../storage/file-store.js';
import { FILE_KEY_BYTES } from '../storage/encrypted-file.js';
import { type FileCaller, FileCharges } from '../table/file-charges.js';
import { fileJobOf } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';

const spreadsheet = /\.(?:xlsx?|xlsm|xlsb|ods)$/i;

/** Registers a file; its pieces are uploaded afterwards. */
@Injectable()
export class RegisterFile {
  constructor(
    private readonly database: FilesPool,
    private readonly charges: FileCharges,
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
  ) {}

  /**
   * @param call with the `Idempotency-Key`, which holds for all keys of the contract; undefined: none was sent
   * @throws Problem `file_format_unsupported`, `file_storage_full`, `too_many_file_jobs`, `idempotency_in_progress`, `idempotency_key_reused`
   */
  async run({ kind, name, bytes }: CreateFileJobBody, caller: FileCaller, call?: IdempotentCall): Promise<FileJob> {
    if (spreadsheet.test(name)) throw new Problem('file_format_unsupported');
    const { contractId } = await this.charges.read(caller);
    const callOfContract = call && { ...call, caller: String(contractId) };
    return inTransaction(this.database.pool, (client) => {
      const query = async <Rows>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Rows;
      return answerOnce({ query }, 'jobs', callOfContract, async () => {
        await this.store.prepare(bytes + (await this.jobs.expectedBytes(client)));
        const fileKey = randomBytes(FILE_KEY_BYTES);
        const { language } = caller;
        const job = { id: randomUUID(), contractId, kind, name, bytes, fileKey, language };
        return fileJobOf(await this.jobs.add(client, job), language);
      });
    });
  }
}
