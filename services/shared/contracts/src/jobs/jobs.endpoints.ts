import { list, one, page } from '../definition/response-kinds.js';
import { IdParams } from '../fields/id-params.js';
import { endpoint } from '../definition/endpoint.js';
import { Job, JobDetails, JobPage, JobSchedule, JobsQuery } from './jobs.js';

const jobDefaults = { tag: 'Datenbank', service: 'worker', access: 'admin' } as const;
const JOBS_PATH = '/api/admin/database/jobs';

export const listJobs = endpoint({
  ...jobDefaults,
  title: 'Aufträge auflisten',
  method: 'GET',
  path: JOBS_PATH,
  polled: true,
  query: JobsQuery,
  compressed: true,
  response: page(JobPage),
  problems: [],
});
export const readJob = endpoint({
  ...jobDefaults,
  title: 'Auftrag lesen',
  method: 'GET',
  path: `${JOBS_PATH}/:id`,
  params: IdParams,
  polled: true,
  response: one(JobDetails),
  problems: ['job_unknown'],
});
/** Cancels a job: a waiting job ends at once, a running one as soon as it can undo its changes. */
export const cancelJob = endpoint({
  ...jobDefaults,
  title: 'Auftrag abbrechen',
  method: 'POST',
  path: `${JOBS_PATH}/:id/cancel`,
  params: IdParams,
  response: one(Job),
  problems: ['job_unknown', 'job_not_cancellable'],
});
/** Repeats a failed or cancelled job with its original input. */
export const retryJob = endpoint({
  ...jobDefaults,
  title: 'Auftrag erneut versuchen',
  method: 'POST',
  path: `${JOBS_PATH}/:id/retry`,
  params: IdParams,
  response: one(Job),
  problems: ['job_unknown', 'job_not_repeatable', 'job_running'],
});
export const listSchedules = endpoint({
  ...jobDefaults,
  title: 'Zeitpläne auflisten',
  method: 'GET',
  path: '/api/admin/database/schedules',
  polled: true,
  compressed: true,
  response: list(JobSchedule),
  problems: [],
});
