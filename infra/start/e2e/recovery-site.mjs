// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import pg from 'pg';
import { timeoutFactor } from '../../test/timeout-factor.mjs';
import { LauncherProcess, until } from '../../test/launcher-process.mjs';
import { cacheDir, root } from '../../shared/folders.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { preparePostgres, postgresUrl } from '../servers/postgres.mjs';

const ADMIN = { username: 'admin', password: 'Ein Satz mit Wiederherstellung 7' };
const IBAN = 'DE89370400440532013000';
/** Settings of a system in a recovery test. */
export const FIRST_ADMIN = {
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_EMAIL: 'admin@bank.example',
  ADMIN_PASSWORD: ADMIN.password,
};

/** Calls of a running system, as the console and customers make them. */
export class Caller {
  /** @param {number} port */
  constructor(port) {
    this.address = `http://localhost:${port}`;
    this.token = '';
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   * @throws {Error} when it is refused
   */
  async call(method, path, body) {
    const headers = {
      'content-type': 'application/json',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
    const response = await fetch(this.address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /**
   * Checks an IBAN with a key.
   * @param {string} apiKey
   */
  async check(apiKey) {
    const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
    const response = await fetch(`${this.address}/api/validate-iban`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ iban: IBAN }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /**
   * Signs the first admin in, which a start makes as its very last step.
   * @param {string} databaseUrl
   * @returns {Promise<string>} the secret of the app
   */
  async signInFirst(databaseUrl) {
    await until(async () => (await rowsOf(databaseUrl, 'SELECT 1 FROM auth.users')).length > 0, 60_000);
    this.token = (await this.call('POST', '/api/auth/login', ADMIN)).token;
    const { secret } = await this.call('POST', '/api/auth/setup-2fa', {});
    this.token = (await this.call('POST', '/api/auth/verify-2fa', { token: generateSync({ secret }) })).token;
    return secret;
  }

  /** @param {string} secret of the app */
  async signIn(secret) {
    this.token = '';
    // A code is taken once.
    await until(async () => {
      const body = { ...ADMIN, totpCode: generateSync({ secret }) };
      this.token = (await this.call('POST', '/api/auth/login', body).catch(() => ({}))).token ?? '';
      return this.token !== '';
    }, 70_000);
  }
}

/**
 * Runs a word of `npm run` on a data folder to its end.
 * @param {string} dataDir
 * @param {string[]} words
 * @param {Record<string, string>} [settings]
 */
export async function runCommand(dataDir, words, settings = {}) {
  const command = new LauncherProcess(dataDir, 1, words, { ...settings, PORT: '8080' });
  return { code: await command.exitCode, printed: command.printed };
}

/**
 * Contents of every table of a server, by database and name, and its roles.
 * @param {string} url of a superuser
 * @returns {Promise<Record<string, string>>} number of rows and their hash
 */
export async function tablesOf(url) {
  const [names] = await Promise.all([rowsOf(url, 'SELECT datname AS name FROM pg_database WHERE datallowconn')]);
  /** @type {Record<string, string>} */
  const tables = {};
  for (const { name: database } of names) {
    const own = Object.assign(new URL(url), { pathname: `/${database}` }).href;
    const list = await rowsOf(
      own,
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname <> 'information_schema' AND schemaname !~ '^pg_' ORDER BY 1`,
    );
    for (const { name } of list)
      tables[`${database} ${name}`] = await contentOf(own, `SELECT ${rowOf(name)} AS row FROM ${name} t`);
  }
  // The superuser's password is that of the data folder.
  tables['roles'] = await contentOf(url, `SELECT a::text AS row FROM pg_authid a WHERE rolname <> 'iban'`);
  return tables;
}

/**
 * A restore resets the outbox, so its published markers are excluded.
 * @param {string} table
 */
function rowOf(table) {
  return table === 'validation.outbox' ? `(to_jsonb(t) - '{published_at,claimed_until}'::text[])::text` : 't::text';
}

/**
 * @param {string} url
 * @param {string} rows
 */
async function contentOf(url, rows) {
  const [{ content }] = await rowsOf(
    url,
    `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(row), '' ORDER BY md5(row))), '') AS content FROM (${rows}) r`,
  );
  return content;
}

/**
 * @param {string} url
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<any[]>}
 */
export async function rowsOf(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url, query_timeout: 60_000 * timeoutFactor() });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Runs the PostgreSQL of a data folder without the system.
 * @template Result
 * @param {string} dataDir
 * @param {(url: string) => Promise<Result>} work
 */
export async function withPostgresOf(dataDir, work) {
  const password = await readFile(join(dataDir, 'secrets', 'postgres'), 'utf8');
  const port = await freePort();
  const site = { dataDir, cacheDir: cacheDir(dataDir), say: () => {} };
  const { command, args, env, cwd, account, isReady } = await preparePostgres(site, { port, password, durable: true });
  const child = spawn(command, args, { env, cwd, stdio: 'ignore', ...account });
  const exit = once(child, 'exit');
  try {
    await until(async () => child.exitCode !== null || (await isReady()), 60_000);
    return await work(postgresUrl(port, password));
  } finally {
    child.kill('SIGINT');
    await exit;
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
