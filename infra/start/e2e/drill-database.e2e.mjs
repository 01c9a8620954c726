import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { queryRows } from '../../shared/database.mjs';
import { tlsPostgres } from './tls-postgres.mjs';
import { prepareDatabase } from '../system/prepare-database.mjs';

const server = process.env['TEST_POSTGRES_URL'] ?? '';
const name = `prepared_${process.pid}`;
const folder = temporaryFolder('drill-database-');
const settings = { dataDir: folder, passedOn: {} };
/** Roles belong to the whole server, so all suites share one password. */
const secrets = /** @type {any} */ ({ getPassword: () => 'only-for-tests' });

/** @param {string} database */
const buildDatabaseUrl = (database) => Object.assign(new URL(server), { pathname: database }).href;

const tables = `SELECT schemaname || '.' || tablename AS name FROM pg_tables
  WHERE schemaname IN ('cms', 'logs', 'banks', 'jobs') ORDER BY 1`;

beforeAll(() => queryRows(server, `CREATE DATABASE ${name}`));
afterAll(async () => {
  for (const database of [name, `${name}_drill`])
    await queryRows(server, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
});

it('F3: next to the database of the product there is one for drills, with the same tables and nothing in them', async () => {
  await prepareDatabase(settings, buildDatabaseUrl(name), secrets);
  // As every start does.
  await prepareDatabase(settings, buildDatabaseUrl(name), secrets);
  const own = await queryRows(buildDatabaseUrl(name), tables);
  expect(own.length).toBeGreaterThan(20);
  expect(await queryRows(buildDatabaseUrl(`${name}_drill`), tables)).toEqual(own);
  const [pages] = await queryRows(buildDatabaseUrl(`${name}_drill`), 'SELECT count(*)::int AS pages FROM cms.page');
  expect(pages).toEqual({ pages: 0 });
});

it('brings a database up to date whose server has a certificate of the operator', async () => {
  const secured = await tlsPostgres(server, folder);
  try {
    const url = Object.assign(new URL(secured.url), { pathname: name }).href;
    await expect(prepareDatabase(settings, url, secrets)).rejects.toThrow('self-signed certificate');
    await prepareDatabase({ ...settings, passedOn: { NODE_EXTRA_CA_CERTS: secured.authority } }, url, secrets);
  } finally {
    await secured.stop();
  }
});
