import { cancelJob, listJobs, listSchedules, readJob, retryJob } from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';

export const JOBS_PER_PAGE = 10;

/** The query of a page. @param page from 1 */
const partAt = (page: number) => ({ limit: JOBS_PER_PAGE, offset: (page - 1) * JOBS_PER_PAGE });

/** The jobs of the worker, the newest first, and its schedules. */
export const jobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.query({
      ...apiCall((page: number) => call(listJobs, { query: partAt(page) })),
      providesTags: ['jobs'],
    }),
    job: build.query({
      ...apiCall((id: string) => call(readJob, { params: { id } })),
      providesTags: ['jobs'],
    }),
    cancelJob: build.mutation({
      ...apiCall((id: string) => call(cancelJob, { params: { id } })),
      // A job that has ended meanwhile is refused: the list shows its state.
      invalidatesTags: ['jobs'],
    }),
    retryJob: build.mutation({
      ...apiCall((id: string) => call(retryJob, { params: { id } })),
      invalidatesTags: ['jobs'],
    }),
    schedules: build.query({ ...apiCall(() => call(listSchedules)), providesTags: ['schedules'] }),
  }),
});

export const { useJobsQuery, useJobQuery, useCancelJobMutation, useRetryJobMutation, useSchedulesQuery } = jobsApi;
