import { createHash, randomBytes } from 'node:crypto';
import { provisionDatabase, type RoleName, roleNames, type Schema, urlForRole } from '@pruefer/platform';
import { Client } from 'pg';
import { migrate, type MigratedService } from './migrate.js';
import { testServers } from './test-servers.js';

/** Roles belong to the whole server, so all suites share one password. */
const PASSWORD = 'only-for-tests';
const passwords = Object.fromEntries(roleNames.map((role) => [role, PASSWORD])) as Record<RoleName, string>;

/** A database of its own, with schemas and roles. */
export interface TestDatabase {
  readonly adminUrl: string;
  url(schema: Schema, as: 'owner' | 'service'): string;
  /** Runs SQL as the superuser and gives its rows. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/**
 * Makes a database in which the schemas of these services are up to date.
 * @param services in the order in which `npm start` migrates them; needs their build
 */
export async function testDatabase(...services: readonly MigratedService[]): Promise<TestDatabase> {
  const wanted = services.join();
  const template = templates.get(wanted) ?? migratedTemplate(services);
  templates.set(wanted, template);
  return newDatabase(await template);
}

/** Two databases that are wanted at once are copies of one template. */
const templates = new Map<string, Promise<string>>();

type NamedDatabase = TestDatabase & { readonly name: string };

async function newDatabase(template: string): Promise<NamedDatabase> {
  const database = databaseNamed(`test_${randomBytes(8).toString('hex')}`);
  await run(testServers().postgresUrl, `CREATE DATABASE ${database.name} TEMPLATE ${template} STRATEGY file_copy`);
  // Rights on a database itself are not copied with it.
  await provisionDatabase(database.adminUrl, passwords);
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
    sql: (text, values) => run(adminUrl, text, values),
    drop: async () => void (await run(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/**
 * Migrating takes a process of more than a second: all suites copy what the first one made. Those of `npm test` share it as long as
 * its servers live; else it belongs to this process, and `infra/test/drop-templates.mjs` takes it away at the end.
 * @returns the name of a database that nobody connects to
 */
async function migratedTemplate(services: readonly MigratedService[]): Promise<string> {
  const server = testServers().postgresUrl;
  // Not by their names: PostgreSQL cuts what is longer than 63 places, and finds it no more.
  const which = createHash('sha256').update(services.join()).digest('hex').slice(0, 16);
  const name = `template_${process.env['TEST_TEMPLATES'] ?? process.pid}_${which}`;
  const known = await run(server, 'SELECT FROM pg_database WHERE datname = $1', [name]);
  if (known.length > 0) return name;
  const database = await newDatabase('template1');
  await migrate(database, ...services);
  // Named last, so that a migration that failed leaves no template.
  await run(server, `ALTER DATABASE ${database.name} RENAME TO ${name}`);
  return name;
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
