import {
  type CountryUsage,
  type DashboardStats,
  dashboardStats,
  type LiveChartPoint,
  liveChart,
  type LiveFigures,
  liveFigures,
  type RecentLog,
  recentLogs,
  type TopApiKey,
  topApiKeys,
  usageByCountry,
} from '@pruefer/contracts';
import { baseApi } from './base-api.js';
import { call } from './call.js';

/** Figures that several screens show. */
export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardStats: build.query<DashboardStats, void>({ query: () => call(dashboardStats) }),
    topApiKeys: build.query<TopApiKey[], void>({ query: () => call(topApiKeys) }),
    recentLogs: build.query<RecentLog[], void>({ query: () => call(recentLogs) }),
    usageByCountry: build.query<CountryUsage[], void>({ query: () => call(usageByCountry) }),
    liveChart: build.query<LiveChartPoint[], void>({ query: () => call(liveChart) }),
    liveFigures: build.query<LiveFigures, void>({ query: () => call(liveFigures) }),
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
