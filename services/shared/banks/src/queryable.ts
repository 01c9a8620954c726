import type { QueryResultRow } from 'pg';

/** A pool or a client of it. */
export interface Queryable {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}
