import { IsString, IsUUID } from 'class-validator';
import { one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { PagingQuery } from '../fields/paging.js';
import { StaffFileJob, StaffFileJobPage } from './file-jobs.js';

class JobOfKeyParams {
  @IsString() id!: string;
  @IsUUID() jobId!: string;
}

/** File jobs belong to the contract; `:id` is any of its keys. */
const jobDefaults = { tag: 'Dateien', service: 'worker', access: 'manager' } as const;
const JOBS_PATH = '/api/admin/api-keys/:id/jobs';

export const listFileJobsOfKey = endpoint({
  ...jobDefaults,
  title: 'Aufträge eines Kunden für Dateien auflisten',
  method: 'GET',
  path: JOBS_PATH,
  polled: true,
  compressed: true,
  query: PagingQuery,
  response: page(StaffFileJobPage),
  problems: ['key_id_unknown'],
});
/** Staff cancel a job and never read its files. */
export const cancelFileJobOfKey = endpoint({
  ...jobDefaults,
  title: 'Auftrag eines Kunden für eine Datei abbrechen',
  method: 'POST',
  path: `${JOBS_PATH}/:jobId/cancel`,
  params: JobOfKeyParams,
  response: one(StaffFileJob),
  problems: ['key_id_unknown', 'file_job_unknown', 'file_job_state'],
});
