import { dashboardStats, liveChart, liveFigures, recentLogs, topApiKeys, usageByCountry } from '@pruefer/contracts';
import { asks } from './asks.js';
import { baseApi } from './base-api.js';
import { call } from './call.js';

/** Figures that several screens show. */
export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardStats: build.query(asks(() => call(dashboardStats))),
    topApiKeys: build.query(asks(() => call(topApiKeys))),
    recentLogs: build.query({ ...asks(() => call(recentLogs)), providesTags: ['logs'] }),
    usageByCountry: build.query(asks(() => call(usageByCountry))),
    liveChart: build.query(asks(() => call(liveChart))),
    liveFigures: build.query(asks(() => call(liveFigures))),
  }),
});

export const {
  useDashboardStatsQuery,
  useTopApiKeysQuery,
  useRecentLogsQuery,
  useUsageByCountryQuery,
  useLiveChartQuery,
  useLiveFiguresQuery,
} = dashboardApi;
