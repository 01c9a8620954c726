import { Injectable } from '@nestjs/common';
import { type FileJob, type Language, Problem } from '@pruefer/contracts';
import { FileStore } from '../storage/file-store.js';
import { fileJobOf, type FileJobRow } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';

const COMPLETE = { de: 'Die Datei ist schon vollständig.', en: 'The file is already complete.' };
const BEHIND_END = {
  de: 'Das Stück reicht über das Ende der angemeldeten Datei hinaus.',
  en: 'The piece extends behind the end of the registered file.',
};

/** Takes the pieces of a file in order, by the protocol tus 1.0. */
@Injectable()
export class UploadPiece {
  constructor(
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
  ) {}

  /**
   * @param offset bytes of the file before the piece
   * @throws Problem `file_job_state`, `upload_offset`, `body_too_large` after the end of the file, `file_storage_full`
   */
  async run({ id, state, bytes }: FileJobRow, offset: number, piece: Uint8Array, language: Language): Promise<FileJob> {
    if (state !== 'uploading') throw new Problem('file_job_state', { text: COMPLETE });
    if (offset + piece.length > bytes) throw new Problem('body_too_large', { text: BEHIND_END });
    // A late repeat of an earlier piece must not cut off what came after it.
    const job = await this.jobs.reservePiece(id, offset);
    if (!job) throw new Problem('upload_offset');
    try {
      await this.store.append(job, 'upload', offset, piece);
      const row = await this.jobs.recordPiece(id, offset, offset + piece.length);
      return row ? fileJobOf(row, language) : Promise.reject(new Problem('upload_offset'));
    } catch (error) {
      await this.jobs.releasePiece(id, offset);
      throw error;
    }
  }
}
