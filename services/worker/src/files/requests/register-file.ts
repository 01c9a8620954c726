import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CreateFileJob, type FileJob, Problem } from '@pruefer/contracts';
import { FILE_KEY_BYTES } from '../storage/sealed-file.js';
import { FileStore } from '../storage/file-store.js';
import { type FileCaller, FileCharges } from '../table/file-charges.js';
import { fileJobOf } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';

const spreadsheet = /\.(?:xlsx?|xlsm|xlsb|ods)$/i;

/** Registers a file; its pieces are uploaded afterwards. */
@Injectable()
export class RegisterFile {
  constructor(
    private readonly charges: FileCharges,
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
  ) {}

  /** @throws Problem `file_format_unsupported`, `file_storage_full`, `too_many_file_jobs` */
  async run({ kind, name, bytes }: CreateFileJob, caller: FileCaller): Promise<FileJob> {
    if (spreadsheet.test(name)) throw new Problem('file_format_unsupported');
    const { contractId } = await this.charges.look(caller);
    await this.store.prepare(bytes + (await this.jobs.expectedBytes()));
    const fileKey = randomBytes(FILE_KEY_BYTES);
    return fileJobOf(await this.jobs.add({ id: randomUUID(), contractId, kind, name, bytes, fileKey }));
  }
}
