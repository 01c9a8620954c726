import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { asCallError } from '../../api/call-error.js';
import {
  dashboardApi,
  useDashboardStatsQuery,
  useLiveChartQuery,
  useLiveFiguresQuery,
} from '../../api/dashboard.api.js';
import { useLiveEvents } from '../../api/events.js';
import { every, never } from '../../api/every.js';

type ApiState = Parameters<ReturnType<typeof dashboardApi.endpoints.liveFigures.select>>[0];

/** How the figures come: told by the server, asked for again and again, not at all. */
export type FeedMode = 'live' | 'polling' | 'paused';

/** Everything the screen shows that changes by the second. By the event stream; while it is lost, by asking every five seconds. */
export function useLiveFeed(isPaused: boolean) {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const { upsertQueryData } = dashboardApi.util;
  const link = useLiveEvents(
    {
      figures: (figures) => void dispatch(upsertQueryData('liveFigures', undefined, figures)),
      stats: (stats) => void dispatch(upsertQueryData('dashboardStats', undefined, stats)),
      chart: (points) => void dispatch(upsertQueryData('liveChart', undefined, [...points])),
    },
    !isPaused,
  );
  const polling = !isPaused && link === 'lost' ? every.live : never;
  const figures = useLiveFiguresQuery(undefined, polling);
  const stats = useDashboardStatsQuery(undefined, polling);
  const chart = useLiveChartQuery(undefined, polling);
  const mode: FeedMode = isPaused ? 'paused' : link === 'lost' ? 'polling' : 'live';
  const queries = [figures, stats, chart];
  return {
    mode,
    figures: figures.data,
    stats: stats.data,
    chart: chart.data,
    error: asCallError(queries.find(({ error }) => error)?.error),
    retry: () => queries.forEach(({ refetch }) => void refetch()),
  };
}

export type LiveFeed = ReturnType<typeof useLiveFeed>;
