import type { Channel, LogSearch, LogSelection, StatusClass } from '@pruefer/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pruefer/contracts/formats';
import { ALL_DAYS, hasCustomRange, type LogFilters, type LogPosition, type LogRange } from './log-view.js';

const lengthsMs: Readonly<Record<Exclude<LogRange, typeof ALL_DAYS>, number>> = {
  '1h': HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
};

/** The requested rows. Independent of the time of the call, so that it can be a cache key. */
export interface RequestedRows {
  readonly range: LogRange;
  readonly filters: LogFilters;
  /** Whole; empty: any. */
  readonly iban: string;
}

export interface RequestedPage extends RequestedRows {
  readonly limit: number;
  readonly position: LogPosition;
}

/** The contract's filter for the requested rows. @param nowMs end of the ranges that end now */
export function toLogSelection({ range, filters, iban }: RequestedRows, nowMs: number): LogSelection {
  const { statusClass, channel, ...rest } = filters;
  return {
    ...(!hasCustomRange({ filters }) && range !== ALL_DAYS && computeSpan(range, nowMs)),
    ...rest,
    ...(statusClass && { statusClass: statusClass as StatusClass }),
    ...(channel && { channel: channel as Channel }),
    ...(iban && { iban }),
  };
}

/** The rows of a chart: of all days it shows the last month, or bars would be years. */
export function chartRows(requested: RequestedRows): RequestedRows {
  return requested.range === ALL_DAYS ? { ...requested, range: '30d' } : requested;
}

/** The contract's query for the requested page. @param nowMs as for `toLogSelection` */
export function toLogSearch(requested: RequestedPage, nowMs: number): LogSearch {
  const { limit, position } = requested;
  const where = position.cursor === null ? { offset: position.offset } : { cursor: position.cursor };
  return { ...toLogSelection(requested, nowMs), limit, ...where };
}

/** Whole minutes, the running one included: the server counts them by its sums, and bars of a chart stay where they are. */
function computeSpan(range: keyof typeof lengthsMs, nowMs: number): { startDate: string; endDate: string } {
  const endMs = Math.floor(nowMs / MINUTE_MS + 1) * MINUTE_MS;
  return { startDate: new Date(endMs - lengthsMs[range]).toISOString(), endDate: new Date(endMs).toISOString() };
}
