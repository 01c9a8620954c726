import type { TestDatabase } from './test-database.js';

/** The variables of the worker for its two schemas. */
export function workerDatabases(database: TestDatabase): Record<'DATABASE_URL' | 'JOBS_DATABASE_URL', string> {
  return { DATABASE_URL: database.url('banks', 'service'), JOBS_DATABASE_URL: database.url('jobs', 'service') };
}
