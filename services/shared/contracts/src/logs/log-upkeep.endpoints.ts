import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { CleanedLogs, CleanupStats, CleanupStatsQuery } from './log-cleanup.js';
import { CleanUpLogsForJobBody, KeptLogs } from './log-upkeep.js';

const upkeep = { service: 'log', access: 'internal' } as const;

/** Preview of a cleanup, for the worker before it starts one. */
export const checkLogCleanup = endpoint({
  ...upkeep,
  method: 'GET',
  path: '/internal/logs/cleanup',
  query: CleanupStatsQuery,
  response: one(CleanupStats),
  problems: ['cleanup_too_late'],
});
/** Removes the rows before it answers. */
export const cleanUpLogsForJob = endpoint({
  ...upkeep,
  method: 'POST',
  path: '/internal/logs/cleanup',
  body: CleanUpLogsForJobBody,
  response: one(CleanedLogs),
  problems: ['cleanup_too_late'],
});
export const readKeptLogs = endpoint({
  ...upkeep,
  method: 'GET',
  path: '/internal/logs/kept',
  response: one(KeptLogs),
  problems: [],
});
