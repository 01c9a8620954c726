import type { Pool } from 'pg';
import { createPool, inTransaction } from '@pruefer/platform';
import { runSql, type TestDatabase, testDatabase, until } from '@pruefer/testkit';

describe('a transaction of a pool', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await testDatabase();
    await runSql(database.url('keys', 'owner'), 'CREATE TABLE keys.thing (id int PRIMARY KEY, tries int NOT NULL)');
    pool = createPool(
      { DATABASE_URL: database.url('keys', 'service') },
      { applicationName: 'e2e', max: 2, queryTimeoutMs: 60_000 },
    );
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  beforeEach(() => pool.query('DELETE FROM keys.thing'));

  const things = async () => (await pool.query<{ id: number }>('SELECT id FROM keys.thing ORDER BY id')).rows;
  const add = (id: number) => `INSERT INTO keys.thing VALUES (${id}, 0)`;

  it('keeps all of the work and gives its result', async () => {
    const answer = await inTransaction(pool, async (client) => {
      await client.query(add(1));
      await client.query(add(2));
      return 'both';
    });
    expect([answer, await things()]).toEqual(['both', [{ id: 1 }, { id: 2 }]]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['PostgreSQL refuses a statement', () => inTransaction(pool, (client) => client.query(`${add(1)}, (1, 0)`))],
    [
      'the work itself fails',
      () =>
        inTransaction(pool, async (client) => {
          await client.query(add(1));
          throw new Error('no more of it');
        }),
    ],
  ])('keeps nothing where %s, and no connection stays in it', async (_what, work) => {
    for (let time = 0; time < 3; time += 1) await expect(work()).rejects.toThrow();
    expect(await things()).toEqual([]);
    const open = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
    await until('no open transaction', async () => (await pool.query(open)).rowCount === 0);
  });

  it('tries again what ended in a deadlock, from its beginning', async () => {
    await pool.query(`${add(1)}; ${add(2)}`);
    let locked = 0;
    let tries = 0;
    const inOrder = (...ids: [number, number]) =>
      inTransaction(pool, async (client) => {
        tries += 1;
        const [first, second] = ids.map((id) => `UPDATE keys.thing SET tries = tries + 1 WHERE id = ${id}`);
        await client.query(first!);
        locked += 1;
        await until('both rows are locked', () => locked >= 2);
        await client.query(second!);
      });
    await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
    const { rows } = await pool.query('SELECT tries FROM keys.thing');
    expect(rows).toEqual([{ tries: 2 }, { tries: 2 }]);
    expect(tries).toBe(3);
  });
});
