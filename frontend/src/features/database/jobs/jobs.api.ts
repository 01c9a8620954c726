import { cancelJob, listJobs, listSchedules, readJob, retryJob } from '@pruefer/contracts';
import { apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

export const JOBS_PER_PAGE = 10;

/** The query of a page. @param page from 1 */
const pageRange = (page: number) => ({ limit: JOBS_PER_PAGE, offset: (page - 1) * JOBS_PER_PAGE });

/** The jobs of the worker, the newest first, and its schedules. */
export const jobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.query(apiRead('jobs', (page: number) => call(listJobs, { query: pageRange(page) }))),
    job: build.query(apiRead('jobs', (id: string) => call(readJob, { params: { id } }))),
    // A job that has ended meanwhile is refused: the list shows its state.
    cancelJob: build.mutation(apiChange('jobs', (id: string) => call(cancelJob, { params: { id } }))),
    retryJob: build.mutation(apiChange('jobs', (id: string) => call(retryJob, { params: { id } }))),
    schedules: build.query(apiRead('schedules', () => call(listSchedules))),
  }),
});

export const { useJobsQuery, useJobQuery, useCancelJobMutation, useRetryJobMutation, useSchedulesQuery } = jobsApi;
