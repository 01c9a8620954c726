import { cleanupStats, logStats } from '@pruefer/contracts';
import { apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

/** Rows of the log, and the number that a cleanup would delete. */
const logRowsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logStats: build.query(apiRead('logRows', () => call(logStats))),
    cleanupStats: build.query(
      apiRead('logRows', (date: string | undefined) => call(cleanupStats, { query: { ...(date && { date }) } })),
    ),
  }),
});

export const { useLogStatsQuery, useCleanupStatsQuery } = logRowsApi;
