import type { QueryRunner } from 'typeorm';
import { createPool, provisionDatabase, type RoleName, roleNames, runMigrations, urlForRole } from '@pruefer/platform';
import { ForwardMigration } from '@pruefer/platform/migration.v1';
import { emptyDatabase, rolePasswords, runSql, testDatabase, type TestDatabase, until } from '@pruefer/testkit';

class CreateThing1700000000000 extends ForwardMigration {
  async up(run: QueryRunner): Promise<void> {
    await run.query('CREATE TABLE keys.thing (id int PRIMARY KEY)');
    await run.query('CREATE FUNCTION keys.seven() RETURNS int LANGUAGE sql RETURN 7');
  }
}

class FillThing1700000000001 extends ForwardMigration {
  async up(run: QueryRunner): Promise<void> {
    await run.query('INSERT INTO keys.thing VALUES (1)');
  }
}

class FailHalfway1700000000002 extends ForwardMigration {
  async up(run: QueryRunner): Promise<void> {
    await run.query('INSERT INTO keys.thing VALUES (2)');
    await run.query('SELECT nonsense');
  }
}

const buildUrl = ({ adminUrl }: TestDatabase, role: RoleName) => urlForRole(adminUrl, role, rolePasswords[role]);

describe('the database', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await testDatabase()));
  afterAll(() => database.drop());

  const migrate = (migrations: (new () => ForwardMigration)[]) =>
    runMigrations({ schema: 'keys', migrations, env: { DATABASE_OWNER_URL: database.url('keys', 'owner') } });

  it('is provisioned by two at once, and again', async () => {
    const fresh = await emptyDatabase();
    await Promise.all(Array.from({ length: 4 }, () => provisionDatabase(fresh.adminUrl, rolePasswords)));
    await provisionDatabase(fresh.adminUrl, rolePasswords);
    expect(await runSql(fresh.url('keys', 'service'), 'SELECT current_user')).toEqual([
      { current_user: 'keys_service' },
    ]);
    await fresh.drop();
  });

  it('is migrated once, in any order of starts', async () => {
    await Promise.all([migrate([CreateThing1700000000000]), migrate([CreateThing1700000000000])]);
    await migrate([CreateThing1700000000000, FillThing1700000000001]);
    const applied = await runSql(database.url('keys', 'owner'), 'SELECT name FROM keys.migration ORDER BY id');
    expect(applied).toEqual([{ name: 'CreateThing1700000000000' }, { name: 'FillThing1700000000001' }]);
  });

  it('is left as it was by a migration that fails', async () => {
    const migrations = [CreateThing1700000000000, FillThing1700000000001, FailHalfway1700000000002];
    await expect(migrate(migrations)).rejects.toThrow('nonsense');
    expect(await runSql(database.url('keys', 'owner'), 'SELECT id FROM keys.thing')).toEqual([{ id: 1 }]);
  });

  it('lets a service read and write its own schema, and no other', async () => {
    const own = database.url('keys', 'service');
    await runSql(own, 'UPDATE thing SET id = id');
    expect(await runSql(own, 'SELECT keys.seven()')).toEqual([{ seven: 7 }]);
    await expect(runSql(own, 'CREATE TABLE keys.other (id int)')).rejects.toThrow('permission denied');
    await expect(runSql(own, 'DROP TABLE keys.thing')).rejects.toThrow('must be owner');
    await expect(runSql(own, 'CREATE TABLE public.other (id int)')).rejects.toThrow('permission denied');
    for (const role of ['validation_service', 'logs_owner'] as const) {
      await expect(runSql(buildUrl(database, role), 'SELECT * FROM keys.thing')).rejects.toThrow('permission denied');
      await expect(runSql(buildUrl(database, role), 'SELECT keys.seven()')).rejects.toThrow('permission denied');
    }
  });

  it('lets log-service act as its owner only when it says so', async () => {
    const url = database.url('logs', 'service');
    await expect(runSql(url, 'CREATE TABLE logs.day (id int)')).rejects.toThrow('permission denied');
    await runSql(url, 'SET ROLE logs_owner; CREATE TABLE logs.day (id int)');
    expect(await runSql(url, 'SELECT * FROM logs.day')).toEqual([]);
  });

  it('ends a statement of the hot path after 2 s, on the server', async () => {
    const settings = await runSql(
      database.url('validation', 'service'),
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`,
    );
    expect(settings).toEqual([{ statement: '2s', lock: '1s' }]);
  });

  it('compiles no statement of any role, though the server would', async () => {
    const fresh = await testDatabase();
    const name = new URL(fresh.adminUrl).pathname.slice(1);
    await runSql(fresh.adminUrl, `ALTER DATABASE ${name} SET jit = on; ALTER DATABASE ${name} SET jit_above_cost = 0`);
    const explain =
      'EXPLAIN (ANALYZE, SETTINGS, FORMAT JSON) SELECT count(*) FROM pg_class WHERE relname = current_user';
    for (const role of roleNames) {
      const [row] = await runSql<Record<string, [Record<string, object>]>>(buildUrl(fresh, role), explain);
      const [plan] = row!['QUERY PLAN']!;
      expect([role, plan['Settings'], plan['JIT']]).toEqual([role, expect.objectContaining({ jit: 'off' }), undefined]);
    }
    await fresh.drop();
  });

  it('computes in UTC for every role, whatever the time zone of the server', async () => {
    const fresh = await testDatabase();
    const name = new URL(fresh.adminUrl).pathname.slice(1);
    await runSql(fresh.adminUrl, `ALTER DATABASE ${name} SET timezone = 'Europe/Berlin'`);
    for (const role of roleNames) {
      expect([role, await runSql(buildUrl(fresh, role), 'SHOW timezone')]).toEqual([role, [{ TimeZone: 'UTC' }]]);
    }
    await fresh.drop();
  });

  it('D4: gives up waiting for an answer, and continues with a new connection', async () => {
    const settings = { DATABASE_URL: database.url('keys', 'service') };
    const pool = createPool(settings, { applicationName: 'e2e', max: 1, queryTimeoutMs: 1_000 });
    await expect(pool.query('SELECT pg_sleep(3)')).rejects.toThrow('timeout');
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('D4: survives the loss of its connections', async () => {
    const settings = { DATABASE_URL: database.url('keys', 'service') };
    const pool = createPool(settings, { applicationName: 'cut-off', max: 2 });
    const inUse = await pool.connect();
    await pool.query('SELECT 1');
    const ended = new Promise<void>((resolve) => inUse.once('end', resolve));
    await runSql(
      database.adminUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cut-off'`,
    );
    await ended;
    // The idle one ends on its own, perhaps later.
    await until('the idle connection has ended', () => pool.totalCount === 1);
    await expect(inUse.query('SELECT 1')).rejects.toThrow();
    inUse.release(true);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
