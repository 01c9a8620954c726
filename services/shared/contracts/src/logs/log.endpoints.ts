import { endpoint } from '../endpoint.js';
import { CleanedLogs, CleanupStats, CleanUpLogs, LogStats } from './log-cleanup.js';
import { LogEntry, LogPage } from './log-entry.js';
import { LogSearch, LogSelection } from './log-filter.js';
import { LogHistogram } from './log-histogram.js';

const logs = { service: 'log', access: 'manager' } as const;
const upkeep = { service: 'log', access: 'admin' } as const;

/** The newest rows first, with the parameters of `LogQuery`. */
export const listLogs = endpoint({
  ...logs,
  method: 'GET',
  path: '/api/admin/logs',
  polled: true,
  compressed: true,
  answer: LogPage,
});
/** The same with filters in the body, where an IBAN may stand. */
export const searchLogs = endpoint({
  ...logs,
  method: 'POST',
  path: '/api/admin/logs/search',
  polled: true,
  compressed: true,
  body: LogSearch,
  answer: LogPage,
});
/** Rows over time for the same filters; a range must have a begin, or the last 24 hours are meant. */
export const logHistogram = endpoint({
  ...logs,
  method: 'POST',
  path: '/api/admin/logs/histogram',
  polled: true,
  body: LogSelection,
  answer: LogHistogram,
});
/** All rows of the filter as a CSV file, streamed. */
export const exportLogs = endpoint({ ...logs, method: 'POST', path: '/api/admin/logs/export', body: LogSelection });
export const readLog = endpoint({ ...logs, method: 'GET', path: '/api/admin/logs/:id', answer: LogEntry });

export const logStats = endpoint({ ...upkeep, method: 'GET', path: '/api/admin/logs/stats', answer: LogStats });
/** What a cleanup up to a date would delete, with the parameter of `CleanupStatsQuery`. */
export const cleanupStats = endpoint({
  ...upkeep,
  method: 'GET',
  path: '/api/admin/logs/cleanup-stats',
  answer: CleanupStats,
});
export const cleanUpLogs = endpoint({
  ...upkeep,
  method: 'POST',
  path: '/api/admin/logs/cleanup',
  body: CleanUpLogs,
  answer: CleanedLogs,
});
