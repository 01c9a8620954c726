import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CreateFileJobBody, type FileJob, type Language, Problem } from '@pruefer/contracts';
import { answerOnce, type IdempotentCall, inTransaction } from '@pruefer/platform';
import { FilesPool } from '../table/files-pool.js';
import { FileStore } from '../storage/file-store.js';
import { FILE_KEY_BYTES } from '../storage/encrypted-file.js';
import { type FileCaller, FileCharges } from '../table/file-charges.js';
import { type FileJobRow, toFileJob } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';

const spreadsheet = /\.(?:xlsx?|xlsm|xlsb|ods)$/i;
const COMPLETE = { de: 'Die Datei ist schon vollständig.', en: 'The file is already complete.' };
const BEHIND_END = {
  de: 'Das Stück reicht über das Ende der angemeldeten Datei hinaus.',
  en: 'The piece extends behind the end of the registered file.',
};

/** Registers a file, then takes its pieces in order, by the protocol tus 1.0. */
@Injectable()
export class ReceiveFile {
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
  async register(
    { kind, name, bytes }: CreateFileJobBody,
    caller: FileCaller,
    call?: IdempotentCall,
  ): Promise<FileJob> {
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
        return toFileJob(await this.jobs.add(client, job), language);
      });
    });
  }

  /**
   * @param offset bytes of the file before the piece
   * @throws Problem `file_job_state`, `upload_offset`, `body_too_large` after the end of the file, `file_storage_full`
   */
  async append(
    { id, state, bytes }: FileJobRow,
    offset: number,
    piece: Uint8Array,
    language: Language,
  ): Promise<FileJob> {
    if (state !== 'uploading') throw new Problem('file_job_state', { text: COMPLETE });
    if (offset + piece.length > bytes) throw new Problem('body_too_large', { text: BEHIND_END });
    // A late repeat of an earlier piece must not cut off what came after it.
    const job = await this.jobs.reservePiece(id, offset);
    if (!job) throw new Problem('upload_offset');
    try {
      await this.store.append(job, 'upload', offset, piece);
      const row = await this.jobs.recordPiece(id, offset, offset + piece.length);
      return row ? toFileJob(row, language) : Promise.reject(new Problem('upload_offset'));
    } catch (error) {
      await this.jobs.releasePiece(id, offset);
      throw error;
    }
  }
}
