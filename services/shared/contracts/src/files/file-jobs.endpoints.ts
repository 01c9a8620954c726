import { IsInt } from 'class-validator';
import { file, one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { IdParams } from '../fields/id-params.js';
import { PagingQuery } from '../fields/paging.js';
import { NestedList } from '../fields/nested.js';
import { repeatProblems } from '../problems/request.problems.js';
import { CreateFileJobBody, FileChoice, FileJob, MAX_PIECE_BYTES } from './file-jobs.js';

/** Newest first. */
export class FileJobPage {
  @NestedList(() => FileJob) items!: FileJob[];
  @IsInt() total!: number;
}

const jobDefaults = { tag: 'Dateien', service: 'worker', access: 'apiKey' } as const;
const JOBS_PATH = '/api/v1/jobs';
const jobById = { ...jobDefaults, params: IdParams } as const;

export const createFileJob = endpoint({
  ...jobDefaults,
  title: 'Datei anmelden',
  method: 'POST',
  path: JOBS_PATH,
  body: CreateFileJobBody,
  response: one(FileJob),
  problems: [...repeatProblems, 'file_format_unsupported', 'too_many_file_jobs', 'file_storage_full'],
});
export const listFileJobs = endpoint({
  ...jobDefaults,
  title: 'Aufträge für Dateien auflisten',
  method: 'GET',
  path: JOBS_PATH,
  query: PagingQuery,
  compressed: true,
  response: page(FileJobPage),
  problems: [],
});
export const readFileJob = endpoint({
  ...jobById,
  title: 'Auftrag für eine Datei abrufen',
  method: 'GET',
  path: `${JOBS_PATH}/:id`,
  response: one(FileJob),
  problems: ['file_job_unknown'],
});
/** State of an upload, which HEAD reads by the protocol tus 1.0. */
export const readUpload = endpoint({
  ...jobById,
  title: 'Stand des Uploads',
  method: 'GET',
  path: `${JOBS_PATH}/:id/file`,
  response: one(FileJob),
  problems: ['file_job_unknown'],
});
/** The next piece of the file, by the protocol tus 1.0: `Upload-Offset` says where it begins. */
export const uploadPiece = endpoint({
  ...jobById,
  title: 'Stück der Datei hochladen',
  method: 'PATCH',
  path: `${JOBS_PATH}/:id/file`,
  bytes: ['application/offset+octet-stream'],
  maxBodyBytes: MAX_PIECE_BYTES,
  responseTimeoutMs: 15_000,
  response: one(FileJob),
  problems: ['file_job_unknown', 'file_job_state', 'upload_offset', 'file_storage_full'],
});
/** Reads the file again as the customer says. */
export const rereadFile = endpoint({
  ...jobById,
  title: 'Datei anders lesen',
  method: 'POST',
  path: `${JOBS_PATH}/:id/preflight`,
  body: FileChoice,
  response: one(FileJob),
  problems: ['file_job_unknown', 'file_job_state'],
});
export const startFileJob = endpoint({
  ...jobById,
  title: 'Auftrag für eine Datei starten',
  method: 'POST',
  path: `${JOBS_PATH}/:id/start`,
  response: one(FileJob),
  problems: ['file_job_unknown', 'file_job_state', 'quota_insufficient'],
});
export const cancelFileJob = endpoint({
  ...jobById,
  title: 'Auftrag für eine Datei abbrechen',
  method: 'POST',
  path: `${JOBS_PATH}/:id/cancel`,
  response: one(FileJob),
  problems: ['file_job_unknown', 'file_job_state'],
});
export const deleteFileJob = endpoint({
  ...jobById,
  title: 'Auftrag für eine Datei löschen',
  method: 'DELETE',
  path: `${JOBS_PATH}/:id`,
  response: one(FileJob),
  problems: ['file_job_unknown', 'file_job_state'],
});
export const downloadFileResult = endpoint({
  ...jobById,
  title: 'Ergebnis herunterladen',
  method: 'GET',
  path: `${JOBS_PATH}/:id/result`,
  response: file('application/octet-stream'),
  problems: ['file_job_unknown', 'file_job_state'],
});
export const downloadFileErrors = endpoint({
  ...jobById,
  title: 'Fehlerliste herunterladen',
  method: 'GET',
  path: `${JOBS_PATH}/:id/errors`,
  response: file('text/csv; charset=utf-8'),
  problems: ['file_job_unknown', 'file_job_state'],
});
