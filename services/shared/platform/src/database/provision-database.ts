import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { retried } from './retried.js';
import { BACKUP_READER } from './backup-reader.js';
import { RESTORE_WRITER } from './restore-writer.js';
import { type RoleName, roleNames, type Schema, schemas } from './roles.js';

/** Two that run at once may both create or change a role: the later one starts again and finds the work done. */
const races = { codes: new Set(['23505', '42710', '42P06', '40P01', 'XX000']), most: 10, waitMs: 50 };

/**
 * Makes schemas, roles and their rights in an existing database. May be repeated at any time, also by two at once; PostgreSQL 15–18.
 * @param adminUrl of a role that may create roles and schemas
 * @param passwords one for each of `roleNames`; set anew with every run
 */
export async function provisionDatabase(
  adminUrl: string,
  passwords: Readonly<Record<RoleName, string>>,
): Promise<void> {
  await retried(races, () => inOneTransaction(adminUrl, statements(databaseOf(adminUrl), passwords)));
}

function databaseOf(url: string): string {
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
    // The hot path: a frozen process of ours must never keep others waiting (docs/adr/0001).
    `ALTER ROLE validation_service SET statement_timeout = '2s'`,
    `ALTER ROLE validation_service SET lock_timeout = '1s'`,
    // log-service makes and drops its day partitions: only after SET ROLE, never by the way.
    'ALTER ROLE logs_service NOINHERIT',
    'GRANT logs_owner TO logs_service',
    // What jobs may do in other schemas they may do after SET LOCAL ROLE alone, never by the way.
    'ALTER ROLE jobs_service NOINHERIT',
    createGroup(BACKUP_READER),
    `GRANT ${BACKUP_READER} TO jobs_service`,
    createGroup(RESTORE_WRITER),
    `GRANT TEMPORARY ON DATABASE ${name} TO ${RESTORE_WRITER}`,
    `GRANT ${RESTORE_WRITER} TO jobs_service`,
  ];
}

/** Without the compiler of expressions, whatever the server's setting: over many days' partitions it compiles for seconds what runs for milliseconds. */
function createRole(role: RoleName, password: string): string {
  return `DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} LOGIN; END IF;
    END $$;
    ALTER ROLE ${role} LOGIN PASSWORD ${escapeLiteral(password)};
    ALTER ROLE ${role} SET idle_in_transaction_session_timeout = '30s';
    ALTER ROLE ${role} SET jit = off`;
}

/** A role that nobody logs in as; the owners' migrations give it its rights. */
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
    // Needed by an admin who is no superuser: only a member may give a schema away or set defaults for another.
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
