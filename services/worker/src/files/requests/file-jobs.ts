import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { DEFAULT_PAGE_SIZE, type FileChoice, type FileJob, type FileJobPage, Problem } from '@pruefer/contracts';
import { ReadFile } from '../run/read-file.js';
import { FileStore } from '../storage/file-store.js';
import { type FileCaller, FileCharges } from '../table/file-charges.js';
import { type FileJobRow, toFileJob } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';

const CANCELLED = { de: 'Der Auftrag wurde abgebrochen.', en: 'The job was cancelled.' };
const BUSY = {
  de: 'Die Datei wird gerade gelesen, oder der Auftrag ist gestartet.',
  en: 'The file is being read, or the job has started.',
};
const RUNNING = {
  de: 'Der Auftrag läuft. Bitte brechen Sie ihn zuerst ab.',
  en: 'The job is running. Please cancel it first.',
};
const UNFINISHED = {
  de: 'Das Ergebnis gibt es erst, wenn der Auftrag beendet ist.',
  en: 'There is no result before the job has ended.',
};

const fileNames = {
  de: { result: 'ergebnis', errors: 'fehler' },
  en: { result: 'result', errors: 'errors' },
} as const;

/** Reads, cancels and deletes the jobs of the caller's contract; those of others are unknown. */
@Injectable()
export class FileJobs {
  constructor(
    private readonly charges: FileCharges,
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
    private readonly files: ReadFile,
  ) {}

  /** @throws Problem `file_job_unknown` */
  async find(id: string, caller: FileCaller): Promise<FileJobRow> {
    const { contractId } = await this.charges.read(caller);
    return this.jobs.find(id, contractId);
  }

  /** @throws Problem `file_job_unknown` */
  async read(id: string, caller: FileCaller): Promise<FileJob> {
    const { contractId, remaining } = await this.charges.read(caller);
    const row = await this.jobs.find(id, contractId);
    const job = { ...toFileJob(row, caller.language), available: remaining };
    if (!job.preflight) return job;
    return { ...job, preflight: { ...job.preflight, preview: await this.files.readPreview(row) } };
  }

  async list(
    { limit = DEFAULT_PAGE_SIZE, offset = 0 }: { limit?: number; offset?: number },
    caller: FileCaller,
  ): Promise<FileJobPage> {
    const { contractId } = await this.charges.read(caller);
    const { rows, total } = await this.jobs.list(contractId, limit, offset);
    return { items: rows.map((row) => toFileJob(row, caller.language)), total };
  }

  /** Has the file read again. @throws Problem `file_job_unknown`; `file_job_state` unless it was read and not started */
  async reread(id: string, caller: FileCaller, choice: FileChoice): Promise<FileJob> {
    await this.find(id, caller);
    const row = await this.jobs.reread(id, choice);
    if (!row) throw new Problem('file_job_state', { text: BUSY });
    return toFileJob(row, caller.language);
  }

  /** @throws Problem `file_job_unknown`; `file_job_state` for an ended one */
  async cancel(id: string, caller: FileCaller): Promise<FileJob> {
    await this.find(id, caller);
    const row = await this.jobs.cancel(id, CANCELLED);
    if (row.endedAt) await this.store.remove(id);
    return toFileJob(row, caller.language);
  }

  /** Deletes a job with its files. @throws Problem `file_job_unknown`; `file_job_state` for a running one */
  async remove(id: string, caller: FileCaller): Promise<FileJob> {
    const row = await this.find(id, caller);
    if (!(await this.jobs.remove(id))) throw new Problem('file_job_state', { text: RUNNING });
    await this.store.remove(id);
    return toFileJob(row, caller.language);
  }

  /** @throws Problem `file_job_unknown`; `file_job_state` before the end of the job */
  async download(id: string, caller: FileCaller, file: 'result' | 'errors'): Promise<StreamableFile> {
    const job = await this.find(id, caller);
    if (!job.startedAt || !job.endedAt) throw new Problem('file_job_state', { text: UNFINISHED });
    const bytes = file === 'result' ? job.resultBytes : job.errorBytes;
    const extension = job.layout?.format === 'csv' ? 'csv' : 'ndjson';
    const name = `${fileNames[job.language][file]}-${id}.${extension}`;
    return new StreamableFile(Readable.from(this.store.read(job, file, bytes)), {
      type: extension === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
      disposition: `attachment; filename="${name}"`,
      length: bytes,
    });
  }
}
