import { createHash, randomBytes } from 'node:crypto';
import { provisionDatabase, type RoleName, roleNames, type Schema, urlForRole } from '@pruefer/platform';
import { Client } from 'pg';
import { migrate, type MigratedService } from './migrate.js';
import { testServers } from './test-servers.js';
import { until } from './until.js';

/** Far above the time to connect, even on a busy machine. */
const CONNECT_TIMEOUT_MS = 60_000;

/** Roles belong to the whole server, so all suites share one password. */
const PASSWORD = 'only-for-tests';
export const rolePasswords = Object.fromEntries(roleNames.map((role) => [role, PASSWORD])) as Record<RoleName, string>;

/** A separate database with schemas and roles. */
export interface TestDatabase {
  readonly adminUrl: string;
  url(schema: Schema, as: 'owner' | 'service'): string;
  /** Runs SQL as the superuser and returns its rows. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Creates a database with the migrated schemas of these services. @param services in the order of `npm start`; requires their build */
export async function testDatabase(...services: readonly MigratedService[]): Promise<TestDatabase> {
  const serviceList = services.join();
  const template = templates.get(serviceList) ?? migratedTemplate(services);
  templates.set(serviceList, template);
  return newDatabase(await template);
}

/** Databases that are created at the same time share one template. */
const templates = new Map<string, Promise<string>>();

type NamedDatabase = TestDatabase & { readonly name: string };

/** Creates a database as PostgreSQL does, without our schemas and roles. */
export async function emptyDatabase(template = 'template1'): Promise<NamedDatabase> {
  const database = databaseNamed(`test_${randomBytes(8).toString('hex')}`);
  await runSql(testServers().postgresUrl, `CREATE DATABASE ${database.name} TEMPLATE ${template} STRATEGY file_copy`);
  return database;
}

async function newDatabase(template: string): Promise<NamedDatabase> {
  const database = await emptyDatabase(template);
  // Privileges on a database are not copied with it. A busy server may take longer than a service waits, which then starts again too.
  let failure: unknown = 'not yet';
  const isProvisioned = async () => {
    failure = await provisionDatabase(database.adminUrl, rolePasswords).catch((error: unknown) => error);
    return failure === undefined;
  };
  await until(() => `database provisioned, but ${String(failure)}`, isProvisioned);
  return database;
}

function databaseNamed(name: string): NamedDatabase {
  const server = testServers().postgresUrl;
  const url = new URL(server);
  url.pathname = name;
  const adminUrl = url.href;
  return {
    name,
    adminUrl,
    url: (schema, as) => urlForRole(adminUrl, `${schema}_${as}`, PASSWORD),
    sql: (text, values) => runSql(adminUrl, text, values),
    drop: async () => void (await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/**
 * Migrating takes a process of more than a second, so all suites copy one template. In `npm test` it is shared while the servers run; otherwise it
 * belongs to this process, and `infra/test/close-suites.mjs` drops it at the end.
 * @returns the name of a database without connections
 */
async function migratedTemplate(services: readonly MigratedService[]): Promise<string> {
  const server = testServers().postgresUrl;
  // Not by service names: PostgreSQL truncates names above 63 bytes, and later look-ups would fail.
  const which = createHash('sha256').update(services.join()).digest('hex').slice(0, 16);
  const name = `template_${process.env['TEST_TEMPLATES'] ?? process.pid}_${which}`;
  const existingRows = await runSql(server, 'SELECT FROM pg_database WHERE datname = $1', [name]);
  if (existingRows.length > 0) return name;
  const database = await newDatabase('template1');
  await migrate(database, ...services);
  // Renamed last, so that a failed migration leaves no template.
  await runSql(server, `ALTER DATABASE ${database.name} RENAME TO ${name}`);
  return name;
}

/** Runs one statement on its own connection. */
export async function runSql<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
