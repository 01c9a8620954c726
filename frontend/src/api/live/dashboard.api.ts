import { dashboardStats, liveChart, liveFigures, recentLogs, topApiKeys, usageByCountry } from '@pruefer/contracts';
import { apiCall, apiRead } from '../store/api-call.js';
import { baseApi } from '../store/base-api.js';
import { call } from '../http/call.js';

export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardStats: build.query(apiCall(() => call(dashboardStats))),
    topApiKeys: build.query(apiCall(() => call(topApiKeys))),
    recentLogs: build.query(apiRead('logs', () => call(recentLogs))),
    usageByCountry: build.query(apiCall(() => call(usageByCountry))),
    liveChart: build.query(apiCall(() => call(liveChart))),
    liveFigures: build.query(apiCall(() => call(liveFigures))),
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
