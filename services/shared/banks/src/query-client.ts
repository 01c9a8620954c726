import type { QueryResultRow } from 'pg';

export interface QueryClient {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}
