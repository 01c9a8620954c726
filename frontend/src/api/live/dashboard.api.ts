import { dashboardStats, liveChart, liveFigures, recentLogs, topApiKeys, usageByCountry } from '@pruefer/contracts';
import { asks } from '../base/asks.js';
import { baseApi } from '../base/base-api.js';
import { call } from '../base/call.js';

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
