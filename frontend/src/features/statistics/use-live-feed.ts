import { useState } from 'react';
import { useApiDispatch } from '~/api/store/use-api-dispatch.js';
import { asCallError } from '~/api/http/call-error.js';
import {
  dashboardApi,
  useDashboardStatsQuery,
  useLiveChartQuery,
  useLiveFiguresQuery,
} from '~/api/live/dashboard.api.js';
import { useLiveEvents } from '~/api/live/events.js';
import { noPolling, pollingIntervals } from '~/api/live/polling-intervals.js';
import { useFrozenValue } from '~/ui/hooks/use-frozen-value.js';

/** Transport of the figures: events, polling, or none. */
type FeedMode = 'live' | 'polling' | 'paused';

/** The figures of the screen, by the event stream; polled every five seconds while the stream is lost. */
export function useLiveFeed(isPaused: boolean) {
  const dispatch = useApiDispatch();
  const { upsertQueryData } = dashboardApi.util;
  const [storedRows, setStoredRows] = useState<number>();
  const link = useLiveEvents(
    {
      stats: (stats) => void dispatch(upsertQueryData('dashboardStats', undefined, stats)),
      chart: (points) => void dispatch(upsertQueryData('liveChart', undefined, [...points])),
      logs: (rows) => setStoredRows(rows.storedRows),
    },
    !isPaused,
  );
  const polling = !isPaused && link === 'lost' ? pollingIntervals.live : noPolling;
  const figures = useLiveFiguresQuery(undefined, polling);
  const stats = useDashboardStatsQuery(undefined, polling);
  const chart = useLiveChartQuery(undefined, polling);
  const mode: FeedMode = isPaused ? 'paused' : link === 'lost' ? 'polling' : 'live';
  const queries = [figures, stats, chart];
  // The stored figures still change, because the top bar requests them too.
  const shownFigures = useFrozenValue(figures.data, isPaused);
  return {
    mode,
    figures: shownFigures,
    stats: stats.data,
    chart: chart.data,
    /** Another number means requests that were not counted yet; undefined until it is sent. */
    storedRows,
    error: asCallError(queries.find(({ error }) => error)?.error),
    retry: () => queries.forEach(({ refetch }) => void refetch()),
  };
}

export type LiveFeed = ReturnType<typeof useLiveFeed>;
