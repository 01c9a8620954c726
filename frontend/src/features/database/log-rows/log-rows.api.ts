import { cleanupStats, logStats } from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';

/** Rows of the log, and the number that a cleanup would delete. */
const logRowsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logStats: build.query({ ...apiCall(() => call(logStats)), providesTags: ['logRows'] }),
    cleanupStats: build.query({
      ...apiCall((date: string | undefined) => call(cleanupStats, { query: { ...(date && { date }) } })),
      providesTags: ['logRows'],
    }),
  }),
});

export const { useLogStatsQuery, useCleanupStatsQuery } = logRowsApi;
