import { type DashboardStats, dashboardStats } from '@pruefer/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

/** The figures of the dashboard. */
export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardStats: build.query<DashboardStats, void>({ query: () => call(dashboardStats) }),
  }),
});

export const { useDashboardStatsQuery } = dashboardApi;
