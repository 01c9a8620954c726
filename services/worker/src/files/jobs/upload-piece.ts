import { Injectable } from '@nestjs/common';
import { type FileJob, Problem } from '@pruefer/contracts';
import { FileStore } from '../storage/file-store.js';
import { fileJobOf, type FileJobRow } from './file-job-row.js';
import { FileJobRepository } from './file-job.repository.js';

/** Takes the pieces of a file in order, by the protocol tus 1.0. */
@Injectable()
export class UploadPiece {
  /** Jobs of which a piece is being written. */
  private readonly writing = new Set<string>();

  constructor(
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
  ) {}

  /**
   * @param offset bytes of the file before the piece
   * @throws Problem `file_job_state`, `upload_offset`, `body_too_large` behind the end of the file, `file_storage_full`
   */
  async run(job: FileJobRow, offset: number, piece: Uint8Array): Promise<FileJob> {
    if (job.state !== 'uploading') throw new Problem('file_job_state', { text: 'Die Datei ist schon vollständig.' });
    if (job.received !== offset || this.writing.has(job.id)) throw new Problem('upload_offset');
    if (offset + piece.length > job.bytes)
      throw new Problem('body_too_large', { text: 'Das Stück reicht über das Ende der angemeldeten Datei hinaus.' });
    this.writing.add(job.id);
    try {
      await this.store.append(job, 'upload', offset, piece);
      const row = await this.jobs.received(job.id, offset, offset + piece.length);
      return row ? fileJobOf(row) : Promise.reject(new Problem('upload_offset'));
    } finally {
      this.writing.delete(job.id);
    }
  }
}
