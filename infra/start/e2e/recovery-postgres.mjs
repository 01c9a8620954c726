import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir, root } from '../../shared/folders.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { queryRows } from '../../shared/database.mjs';
import { timeoutFactor } from '../../shared/until.mjs';
import { Parts } from '../parts/parts.mjs';
import { postgresUrl, preparePostgres } from '../servers/postgres.mjs';

/**
 * Contents of every table of a server, by database and name, and its roles.
 * @param {string} url of a superuser
 * @returns {Promise<Record<string, string>>} number of rows and their hash
 */
export async function hashTables(url) {
  const names = await queryRows(url, 'SELECT datname AS name FROM pg_database WHERE datallowconn');
  /** @type {Record<string, string>} */
  const tables = {};
  for (const { name: database } of names) {
    const own = Object.assign(new URL(url), { pathname: `/${database}` }).href;
    const list = await queryRows(
      own,
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname <> 'information_schema' AND schemaname !~ '^pg_' ORDER BY 1`,
    );
    for (const { name } of list)
      tables[`${database} ${name}`] = await hashRows(own, `SELECT ${buildRowSql(name)} AS row FROM ${name} t`);
  }
  // The superuser's password is that of the data folder.
  tables['roles'] = await hashRows(url, `SELECT a::text AS row FROM pg_authid a WHERE rolname <> 'iban'`);
  return tables;
}

/**
 * A restore resets the outbox, so its published markers are excluded.
 * @param {string} table
 */
function buildRowSql(table) {
  return table === 'validation.outbox' ? `(to_jsonb(t) - '{published_at,claimed_until}'::text[])::text` : 't::text';
}

/** @param {string} url @param {string} rows */
async function hashRows(url, rows) {
  const [{ content }] = await queryRows(
    url,
    `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(row), '' ORDER BY md5(row))), '') AS content FROM (${rows}) r`,
  );
  return content;
}

/**
 * Runs the PostgreSQL of a data folder without the system.
 * @template Result
 * @param {string} dataDir
 * @param {(url: string) => Promise<Result>} work
 */
export async function withPostgres(dataDir, work) {
  const password = await readFile(join(dataDir, 'secrets', 'postgres'), 'utf8');
  const port = await freePort();
  const context = { dataDir, cacheDir: cacheDir(dataDir), say: () => {} };
  const parts = new Parts(join(dataDir, 'logs'), { say: () => {}, changed: () => {} });
  try {
    const spec = await preparePostgres(context, { port, password, durable: true });
    await parts.start(spec, 60_000 * timeoutFactor());
    return await work(postgresUrl(port, password));
  } finally {
    await parts.stop();
  }
}

/**
 * The commands of a section of the runbook, in their order.
 * @param {string} heading
 * @returns {Promise<string[]>}
 */
export async function runbookCommands(heading) {
  const text = await readFile(join(root, 'docs', 'RUNBOOK.md'), 'utf8');
  const [, section = ''] = text.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n#{2,3} /);
  return [...own.matchAll(/^ {4,}(npm .+)$/gm)].map(([, command = '']) => command.trim());
}
