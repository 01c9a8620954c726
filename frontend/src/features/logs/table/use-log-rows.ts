import { skipToken } from '@reduxjs/toolkit/query';
import { useEffectEvent, useRef } from 'react';
import { asCallError } from '~/api/http/call-error.js';
import { useLiveEvents } from '~/api/live/events.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { chartRows, type RequestedPage } from '../view/log-selection.js';
import { firstPosition } from '../view/log-view.js';
import { useLogHistogramQuery, useLogsQuery } from '../view/logs.api.js';

const fresh = { refetchOnMountOrArgChange: true } as const;
const withoutPolling = { ...fresh, pollingInterval: 0 } as const;
const polling = { ...fresh, ...pollingIntervals.list } as const;

interface Following {
  /** Whether new rows are shown as soon as the server reports them. */
  readonly isLive: boolean;
  /** The user reads, so the rows must not move. */
  readonly isReading: boolean;
}

/**
 * The requested rows, their histogram, and the number of rows that arrived since. The list updates every 30 s, or at
 * once when the server reports new rows; while the user reads it stays and only counts them.
 */
export function useLogRows(requested: RequestedPage, { isLive, isReading }: Following) {
  const follows = !isReading && requested.position.offset === 0;
  const { range, filters, iban } = requested;
  const list = useLogsQuery(requested, follows ? polling : withoutPolling);
  const histogram = useLogHistogramQuery(chartRows({ range, filters, iban }), follows ? polling : withoutPolling);
  const newRows = useNewRows(requested, list.currentData?.logs, follows);

  const refetch = useEffectEvent(() => {
    if (!follows) return newRows.refetch();
    void list.refetch();
    void histogram.refetch();
  });
  const lastStoredRows = useRef<number>(undefined);
  useLiveEvents(
    {
      logs: ({ storedRows }) => {
        const previousRows = lastStoredRows.current;
        lastStoredRows.current = storedRows;
        if (previousRows !== storedRows) refetch();
      },
    },
    isLive,
  );

  return {
    page: list.currentData ?? (list.isFetching ? list.data : undefined),
    isLoading: list.isLoading,
    isFetching: list.isFetching,
    error: list.isError ? asCallError(list.error) : undefined,
    histogram,
    newRows: newRows.count,
    refresh: () => {
      void list.refetch();
      void histogram.refetch();
    },
  };
}

export type LogRows = ReturnType<typeof useLogRows>;

type Rows = readonly { readonly timestamp: string }[];

/** Number of rows that match the filter and are newer than the newest shown row. */
function useNewRows(requested: RequestedPage, shownRows: Rows | undefined, follows: boolean) {
  const since = shownRows?.[0]?.timestamp;
  const isFirstPage = requested.position.offset === 0;
  const { endDate: end } = requested.filters;
  // Rows of a custom range that has ended do not grow.
  const countsNewRows = !follows && isFirstPage && since !== undefined && end === undefined;
  // All rows of a file job have one time, and most of them are on other pages.
  const filters = { ...requested.filters, startDate: since === undefined ? '' : momentAfter(since) };
  const question = { ...requested, filters, limit: 1, position: firstPosition };
  const query = useLogsQuery(countsNewRows ? question : skipToken, polling);
  const matches = countsNewRows ? query.currentData : undefined;
  return {
    count: { total: matches?.total ?? 0, isExact: matches?.totalIsExact ?? true },
    refetch: () => {
      if (countsNewRows) void query.refetch();
    },
  };
}

/** The next millisecond, in which rows are stamped. */
function momentAfter(timestamp: string): string {
  return new Date(Date.parse(timestamp) + 1).toISOString();
}
