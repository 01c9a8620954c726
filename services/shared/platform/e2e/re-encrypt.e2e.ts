import type { Pool } from 'pg';
import { createPool, type EncryptedColumn, reEncryptColumn, SecretBox } from '@pruefer/platform';
import { runSql, type TestDatabase, testDatabase, until } from '@pruefer/testkit';

const [before, now] = ['a'.repeat(32), 'b'.repeat(32)];
const old = new SecretBox([before], 'webhook');
const renewed = new SecretBox([now], 'webhook');
const ROWS = 250;

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await testDatabase();
  const schema = 'CREATE TABLE keys.secrets (owner text PRIMARY KEY, box bytea NOT NULL)';
  await runSql(database.url('keys', 'owner'), `${schema}; GRANT ALL ON keys.secrets TO keys_service`);
  pool = createPool({ DATABASE_URL: database.url('keys', 'service') }, { applicationName: 'e2e', max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeEach(async () => {
  await pool.query('DELETE FROM keys.secrets');
  for (let row = 0; row < ROWS; row += 1) await store(`owner ${row}`, old.seal(`of ${row}`, `owner ${row}`));
});

const store = (owner: string, box: Buffer) =>
  pool.query('INSERT INTO keys.secrets VALUES ($1, $2) ON CONFLICT (owner) DO UPDATE SET box = excluded.box', [
    owner,
    box,
  ]);

const column: EncryptedColumn = {
  purpose: 'webhook',
  label: 'Geheimnisse',
  settings: () => ({ DATABASE_URL: database.url('keys', 'service'), secrets: [now, before] }),
  rows: 'SELECT owner, box FROM keys.secrets',
  replace: 'UPDATE keys.secrets SET box = $3 WHERE owner = $1 AND box = $2',
};

it('B8: re-encrypts every row once, and counts rows that no secret decrypts until they are given up', async () => {
  expect(await reEncryptColumn(column, false)).toBe(true);
  const { rows } = await pool.query<{ owner: string; box: Buffer }>('SELECT owner, box FROM keys.secrets');
  expect(rows).toHaveLength(ROWS);
  for (const { owner, box } of rows) expect(renewed.open(box, owner)).toBe(owner.replace('owner', 'of'));
  await store('owner 3', new SecretBox(['c'.repeat(32)], 'webhook').seal('of 3', 'owner 3'));
  expect(await reEncryptColumn(column, false)).toBe(false);
  expect(await reEncryptColumn(column, true)).toBe(true);
});

it('B8: keeps a value that another process writes between reading and replacing', async () => {
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query('UPDATE keys.secrets SET box = $1 WHERE owner = $2', [
    renewed.seal('changed', 'owner 5'),
    'owner 5',
  ]);
  const run = reEncryptColumn(column, false);
  const isBlocked = "SELECT FROM pg_stat_activity WHERE application_name = 're-encrypt' AND wait_event_type = 'Lock'";
  await until('the run waits for the lock', async () => (await pool.query(isBlocked)).rowCount === 1);
  await other.query('COMMIT');
  other.release();
  expect(await run).toBe(true);
  const { rows } = await pool.query<{ box: Buffer }>("SELECT box FROM keys.secrets WHERE owner = 'owner 5'");
  expect(renewed.open(rows[0]!.box, 'owner 5')).toBe('changed');
});
