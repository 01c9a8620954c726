import {
  channels,
  DEFAULT_PAGE_SIZE,
  isDay,
  isInstant,
  isIpAddress,
  isKeyId,
  isStatusCode,
  MAX_OFFSET,
  MAX_PAGE_SIZE,
  splitValues,
  statusClasses,
} from '@pruefer/contracts';

export const ranges = ['1h', '24h', '7d', '30d'] as const;
export const ALL_DAYS = 'all';
/** A time range that ends now; `all` has no start. */
export type LogRange = (typeof ranges)[number] | typeof ALL_DAYS;

const namedRanges: readonly LogRange[] = [...ranges, ALL_DAYS];

export const DEFAULT_RANGE: LogRange = '24h';

const isRequestId = (text: string) => /^[\w.:-]{1,64}$/.test(text);
const isMoment = (text: string) => isDay(text) || isInstant(text);
const eachIs = (isValue: (text: string) => boolean) => (list: string) => splitValues(list).every(isValue);

/** Filters in the URL, with the values that the server accepts. `statusCode` and those that begin with "not" are lists. */
const filters = {
  startDate: isMoment,
  endDate: isMoment,
  apiKeyId: isKeyId,
  contractOf: isKeyId,
  statusCode: eachIs(isStatusCode),
  statusClass: (text: string) => statusClasses.some((statusClass) => statusClass === text),
  ipAddress: isIpAddress,
  requestId: isRequestId,
  channel: (text: string) => channels.some((channel) => channel === text),
  notApiKeyId: eachIs(isKeyId),
  notStatusCode: eachIs(isStatusCode),
  notIpAddress: eachIs(isIpAddress),
} as const;

export type LogFilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as readonly LogFilterName[];
export type LogFilters = Readonly<Partial<Record<LogFilterName, string>>>;
/** New values of the named filters; undefined removes a filter. */
export type LogFilterChanges = Readonly<Partial<Record<LogFilterName, string | undefined>>>;

/** The page of rows, by cursor if there is one, so that new rows do not shift it. */
export interface LogPosition {
  readonly offset: number;
  readonly cursor: string | null;
}

export const firstPosition: LogPosition = { offset: 0, cursor: null };

/** The part of the screen's state that is in its address. */
export interface LogView {
  /** Applies only while the filters contain no `startDate` and no `endDate`. */
  readonly range: LogRange;
  readonly filters: LogFilters;
  readonly limit: number;
  readonly position: LogPosition;
  /** Id of the entry whose details are open. */
  readonly entry: string | null;
  readonly isLive: boolean;
}

/** Reads the view from an address; meaningless values are dropped, so that the server need not refuse them. */
export function readLogView(params: URLSearchParams): LogView {
  const values = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value && filters[name](value) ? [[name, value]] : [];
  });
  const cursor = params.get('cursor');
  return {
    range: namedRanges.find((range) => range === params.get('range')) ?? DEFAULT_RANGE,
    filters: Object.fromEntries(values) as LogFilters,
    limit: numberIn(params.get('limit'), 1, MAX_PAGE_SIZE) ?? DEFAULT_PAGE_SIZE,
    position: {
      offset: numberIn(params.get('offset'), 0, MAX_OFFSET) ?? 0,
      cursor: cursor !== null && /^[\w-]{1,200}$/.test(cursor) ? cursor : null,
    },
    entry: params.get('entry'),
    isLive: params.get('live') === '1',
  };
}

/** The address of a view: defaults are left out, and parameters of others are kept. */
export function formatLogQuery(view: LogView, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  const { filters: viewFilters, position, limit, entry, isLive } = view;
  const values: Readonly<Record<string, string | null>> = {
    range: view.range === DEFAULT_RANGE || hasCustomRange(view) ? null : view.range,
    ...Object.fromEntries(filterNames.map((name) => [name, viewFilters[name] ?? null])),
    limit: limit === DEFAULT_PAGE_SIZE ? null : String(limit),
    offset: position.offset === 0 ? null : String(position.offset),
    cursor: position.cursor,
    entry,
    live: isLive ? '1' : null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether the user has chosen start or end instead of one of the ranges. */
export function hasCustomRange({ filters: viewFilters }: Pick<LogView, 'filters'>): boolean {
  return viewFilters.startDate !== undefined || viewFilters.endDate !== undefined;
}

function numberIn(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  return Math.min(Math.max(Number(text), min), max);
}
