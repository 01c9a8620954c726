import { cleanupStats, logStats } from '@pruefer/contracts';
import { asks } from '~/api/base/asks.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/base/call.js';

/** How many rows the log holds, and how many a cleanup would take. */
export const logRowsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logStats: build.query({ ...asks(() => call(logStats)), providesTags: ['logRows'] }),
    cleanupStats: build.query({
      ...asks((date: string | undefined) => call(cleanupStats, { query: { ...(date && { date }) } })),
      providesTags: ['logRows'],
    }),
  }),
});

export const { useLogStatsQuery, useCleanupStatsQuery } = logRowsApi;
