import { DatabaseError, type Pool, type QueryConfig, type QueryResultRow } from 'pg';

/**
 * Runs one statement on a connection of its own.
 * @throws Error as the driver tells it: `statementFailureOf` reads it
 */
export async function queryOnce<Row extends QueryResultRow>(pool: Pool, statement: QueryConfig): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>(statement);
    client.release();
    return rows;
  } catch (error) {
    // A connection that broke, or whose answer is still to come, cannot serve another batch.
    const isUsable = error instanceof DatabaseError && error.severity === 'ERROR';
    client.release(!isUsable);
    throw error;
  }
}
