import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { provisionDatabase, type RoleName, roleNames, urlForRole } from '../../src/index.js';

const PASSWORD = 'platform-e2e';
export const passwords = Object.fromEntries(roleNames.map((role) => [role, PASSWORD])) as Record<RoleName, string>;

export interface TestDatabase {
  readonly adminUrl: string;
  urlFor(role: RoleName): string;
  drop(): Promise<void>;
}

/**
 * An empty database on the test server. It has no schemas, because the tests create them. Roles are shared by the whole
 * server.
 */
export async function emptyDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_POSTGRES_URL'] ?? '';
  const name = `platform_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    adminUrl: url.href,
    urlFor: (role) => urlForRole(url.href, role, PASSWORD),
    drop: () => runSql(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`).then(() => undefined),
  };
}

export async function provisionedDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await provisionDatabase(database.adminUrl, passwords);
  return database;
}

/** Runs one statement on its own connection. */
export async function runSql<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<Row>(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}
