import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { dashboardApi, useDashboardStatsQuery } from '../../api/live/dashboard.api.js';
import { useLiveEvents } from '../../api/live/events.js';
import { pollingIntervals } from '../../api/live/polling-intervals.js';
import { pollingOf } from './news.js';

type ApiState = Parameters<ReturnType<typeof dashboardApi.endpoints.dashboardStats.select>>[0];

/** The changing figures of the cards, and the news for the panels below. Without events all of them poll. */
export function useDashboardFeed() {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const [storedRows, setStoredRows] = useState<number>();
  const link = useLiveEvents({
    stats: (stats) => void dispatch(dashboardApi.util.upsertQueryData('dashboardStats', undefined, stats)),
    logs: (rows) => setStoredRows(rows.storedRows),
  });
  const news = { link, storedRows };
  return { stats: useDashboardStatsQuery(undefined, pollingOf(news, pollingIntervals.dashboardStats)), news };
}
