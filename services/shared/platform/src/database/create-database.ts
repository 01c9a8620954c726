import { Client, escapeIdentifier } from 'pg';

const DUPLICATE = '42P04';
const CREATE_TIMEOUT_MS = 30_000;

/** Idempotent. @param adminUrl of a role with CREATEDB, in another database @throws DatabaseError otherwise */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({
    connectionString: adminUrl,
    application_name: 'provision',
    connectionTimeoutMillis: 3_000,
    query_timeout: CREATE_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } catch (error) {
    if ((error as { code?: string }).code !== DUPLICATE) throw error;
  } finally {
    await client.end();
  }
}
