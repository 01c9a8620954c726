import { DatabaseError, type Pool, type QueryConfig, type QueryResultRow } from 'pg';

/** Runs one statement on a connection of the pool. @throws Error of the driver: see `classifyStatementFailure` */
export async function queryOnce<Row extends QueryResultRow>(pool: Pool, statement: QueryConfig): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>(statement);
    client.release();
    return rows;
  } catch (error) {
    // A broken connection, or one with an outstanding answer, cannot be reused.
    const isUsable = error instanceof DatabaseError && error.severity === 'ERROR';
    client.release(!isUsable);
    throw error;
  }
}
