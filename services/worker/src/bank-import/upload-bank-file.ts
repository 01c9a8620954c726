import { Injectable } from '@nestjs/common';
import { BankFileReading } from '@pruefer/banks';
import { type Job, Problem, type UploadBankFileQuery } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import { Jobs } from '../jobs/handlers/jobs.js';
import { MAX_BAD_LINES } from './bank-file-to-import.js';
import { BankFileUploads } from './bank-file-uploads.js';
import { FileUnreadable, unpack } from './unpack.js';

/** Bytes that are enough to recognise the layout of a file. */
const ENOUGH_BYTES = 131_072;

/** Stores a file that staff has uploaded and starts its import. */
@Injectable()
export class UploadBankFile {
  constructor(
    private readonly uploads: BankFileUploads,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem `bank_file_unknown`, `job_running` */
  async run(
    content: Uint8Array,
    { validFrom, confirmsDrop, country }: UploadBankFileQuery,
    actor: Actor,
  ): Promise<Job> {
    if (!(await looksLikeBankFile(content))) throw new Problem('bank_file_unknown');
    const upload = await this.uploads.keep(content);
    try {
      const request = { upload, validFrom, confirmsDrop: confirmsDrop === 'true', ...(country && { country }) };
      return await this.jobs.start('bank-import', request, actor);
    } catch (error) {
      await this.uploads.delete(upload);
      throw error;
    }
  }
}

async function looksLikeBankFile(content: Uint8Array): Promise<boolean> {
  const reading = new BankFileReading(() => undefined, MAX_BAD_LINES);
  let bytes = 0;
  try {
    for await (const piece of unpack(content)) {
      reading.write(piece);
      bytes += piece.length;
      if (bytes > ENOUGH_BYTES) return reading.isKnown;
    }
    return reading.end() !== undefined;
  } catch (error) {
    if (error instanceof FileUnreadable) return false;
    throw error;
  }
}
