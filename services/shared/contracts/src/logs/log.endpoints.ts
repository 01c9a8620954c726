import { file, one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { CleanedLogs, CleanUpLogsBody, CleanupStats, CleanupStatsQuery, LogStats } from './log-cleanup.js';
import { LogEntry, LogPage } from './log-entry.js';
import { LogQuery, LogSearch, LogSelection } from './log-filter.js';
import { LogHistogram } from './log-histogram.js';

const logs = { tag: 'API-Logs', service: 'log', access: 'manager' } as const;
const searched = ['log_search_too_slow'] as const;
const upkeep = { tag: 'API-Logs', service: 'log', access: 'admin' } as const;

export const listLogs = endpoint({
  ...logs,
  title: 'Anfragen auflisten',
  method: 'GET',
  path: '/api/admin/logs',
  polled: true,
  compressed: true,
  query: LogQuery,
  response: page(LogPage),
  problems: searched,
});
/** Lists rows with filters in the body, which may contain an IBAN. */
export const searchLogs = endpoint({
  ...logs,
  title: 'Anfragen suchen, auch nach einer IBAN',
  method: 'POST',
  path: '/api/admin/logs/search',
  polled: true,
  compressed: true,
  body: LogSearch,
  response: page(LogPage),
  problems: searched,
});
/** Counts rows over time for the same filters; without a start it covers the last 24 hours. */
export const logHistogram = endpoint({
  ...logs,
  title: 'Anfragen im Zeitverlauf',
  method: 'POST',
  path: '/api/admin/logs/histogram',
  polled: true,
  body: LogSelection,
  response: one(LogHistogram),
  problems: searched,
});
export const exportLogs = endpoint({
  ...logs,
  title: 'Anfragen als CSV-Datei',
  method: 'POST',
  path: '/api/admin/logs/export',
  body: LogSelection,
  response: file('text/csv; charset=utf-8'),
  problems: ['exports_busy', ...searched],
});
export const readLog = endpoint({
  ...logs,
  title: 'Anfrage im Einzelnen',
  method: 'GET',
  path: '/api/admin/logs/:id',
  response: one(LogEntry),
  problems: ['log_unknown'],
});

export const logStats = endpoint({
  ...upkeep,
  title: 'Umfang der Logs',
  method: 'GET',
  path: '/api/admin/logs/stats',
  response: one(LogStats),
  problems: [],
});
export const cleanupStats = endpoint({
  ...upkeep,
  title: 'Umfang einer Bereinigung',
  method: 'GET',
  path: '/api/admin/logs/cleanup-stats',
  query: CleanupStatsQuery,
  response: one(CleanupStats),
  problems: ['cleanup_too_late'],
});
/** Runs the cleanup as a job and answers when it has ended. */
export const cleanUpLogs = endpoint({
  ...upkeep,
  title: 'Logs bereinigen',
  service: 'worker',
  method: 'POST',
  path: '/api/admin/logs/cleanup',
  body: CleanUpLogsBody,
  responseTimeoutMs: 60_000,
  response: one(CleanedLogs),
  problems: ['cleanup_too_late', 'job_running', 'job_failed', 'job_unfinished'],
});
