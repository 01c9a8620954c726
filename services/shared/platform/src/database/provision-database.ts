import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { retryOnConflict } from './retry-on-conflict.js';
import { BACKUP_READER, RESTORE_WRITER, type RoleName, roleNames, type Schema, schemas } from './roles.js';

/** Two concurrent runs may create or change the same role; the later run starts again and finds it. */
const races = { codes: new Set(['23505', '42710', '42P06', '40P01', 'XX000']), maxTries: 10, delayStepMs: 50 };

/**
 * Creates schemas, roles and their rights in an existing database. Idempotent and safe to run concurrently; PostgreSQL 15–18.
 * @param adminUrl of a role that may create roles and schemas
 * @param passwords one for each of `roleNames`; set with every run
 */
export async function provisionDatabase(
  adminUrl: string,
  passwords: Readonly<Record<RoleName, string>>,
): Promise<void> {
  await retryOnConflict(races, () => inOneTransaction(adminUrl, statements(extractDatabase(adminUrl), passwords)));
}

function extractDatabase(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

async function inOneTransaction(url: string, script: readonly string[]): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'provision',
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
  });
  await client.connect();
  try {
    await client.query(['BEGIN', ...script, 'COMMIT'].join(';\n'));
  } finally {
    await client.end();
  }
}

function statements(database: string, passwords: Readonly<Record<RoleName, string>>): string[] {
  const name = escapeIdentifier(database);
  return [
    ...roleNames.map((role) => createRole(role, passwords[role])),
    `REVOKE ALL ON DATABASE ${name} FROM PUBLIC`,
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    ...roleNames.map((role) => `GRANT CONNECT, TEMPORARY ON DATABASE ${name} TO ${role}`),
    ...schemas.flatMap(createSchema),
    // Hot path: a frozen process must not block the others (docs/adr/0001).
    `ALTER ROLE validation_service SET statement_timeout = '2s'`,
    `ALTER ROLE validation_service SET lock_timeout = '1s'`,
    // log-service creates and drops its day partitions only after an explicit SET ROLE.
    'ALTER ROLE logs_service NOINHERIT',
    'GRANT logs_owner TO logs_service',
    // Jobs use their rights in other schemas only after an explicit SET LOCAL ROLE.
    'ALTER ROLE jobs_service NOINHERIT',
    createGroup(BACKUP_READER),
    `GRANT ${BACKUP_READER} TO jobs_service`,
    createGroup(RESTORE_WRITER),
    `GRANT TEMPORARY ON DATABASE ${name} TO ${RESTORE_WRITER}`,
    `GRANT ${RESTORE_WRITER} TO jobs_service`,
  ];
}

/**
 * The role does not use JIT, because with many partitions compiling takes seconds for a query of milliseconds. Its sessions compute in
 * UTC, because the days of the log are UTC days and an operator's server may have another time zone.
 */
function createRole(role: RoleName, password: string): string {
  return `DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} LOGIN; END IF;
    END $$;
    ALTER ROLE ${role} LOGIN PASSWORD ${escapeLiteral(password)};
    ALTER ROLE ${role} SET idle_in_transaction_session_timeout = '30s';
    ALTER ROLE ${role} SET jit = off;
    ALTER ROLE ${role} SET timezone = 'UTC'`;
}

function createGroup(role: string): string {
  return `DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF;
    END $$`;
}

function createSchema(schema: Schema): string[] {
  const owner = `${schema}_owner`;
  const service = `${schema}_service`;
  const byDefault = `ALTER DEFAULT PRIVILEGES FOR ROLE ${owner}`;
  return [
    // Required for an admin who is not a superuser: only members may change the owner of a schema or set default
    // privileges for another role.
    `GRANT ${owner} TO CURRENT_USER`,
    `CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${owner}`,
    `GRANT USAGE ON SCHEMA ${schema} TO ${service}`,
    `ALTER ROLE ${owner} SET search_path = ${schema}`,
    `ALTER ROLE ${service} SET search_path = ${schema}`,
    `${byDefault} REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC`,
    `${byDefault} IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${service}`,
    `${byDefault} IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${service}`,
    `${byDefault} IN SCHEMA ${schema} GRANT EXECUTE ON FUNCTIONS TO ${service}`,
  ];
}
