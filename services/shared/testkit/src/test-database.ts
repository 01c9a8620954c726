import { randomBytes } from 'node:crypto';
import { provisionDatabase, type RoleName, roleNames, type Schema, urlForRole } from '@pruefer/platform';
import { Client } from 'pg';
import { testServers } from './test-servers.js';

/** Roles belong to the whole server, so all suites share one password. */
const PASSWORD = 'only-for-tests';
const passwords = Object.fromEntries(roleNames.map((role) => [role, PASSWORD])) as Record<RoleName, string>;

/** A database of its own, with schemas and roles, without tables. */
export interface TestDatabase {
  readonly adminUrl: string;
  url(schema: Schema, as: 'owner' | 'service'): string;
  /** Runs SQL as the superuser and gives its rows. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = testServers().postgresUrl;
  await run(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const adminUrl = url.href;
  await provisionDatabase(adminUrl, passwords);
  return {
    adminUrl,
    url: (schema, as) => urlForRole(adminUrl, `${schema}_${as}`, PASSWORD),
    sql: (text, values) => run(adminUrl, text, values),
    drop: async () => void (await run(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

async function run<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
