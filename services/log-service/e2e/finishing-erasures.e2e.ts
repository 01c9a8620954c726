import { addDays, ERASE_WORD } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import { FinishErasures } from '../src/erasing/finish-erasures.js';
import { IndexClosedDays } from '../src/upkeep/index-closed-days.js';
import { actor, erasingLog } from './support/erasing-log.js';
import { hashLogValue } from './support/request-log.js';
import { newAnswer } from './support/sample-events.js';

const iban = 'DE75512108001245126199';

const log = suiteFixture(erasingLog, (log) => log.close());

afterEach(() => log.sql('DELETE FROM logs.erased'));

it('D6: one that fails, or thousands that a restore has taken over, keep no other from its end', async () => {
  const add = (reason: string, age: string, count: number) =>
    log.sql(
      `INSERT INTO logs.erased (iban_hash, at, erased_until, erased_by, reason)
       SELECT sha256(concat($1::text, n)::bytea), now() - $2::interval, now() - $2::interval, 'anna', $1 FROM generate_series(1, $3) n`,
      [reason, age, count],
    );
  await add('taken over', '1 year', 11);
  await add('fails', '2 minutes', 11);
  await add('local', '1 minute', 1);
  await log.sql(
    `ALTER TABLE logs.erased ADD CONSTRAINT refused CHECK (reason <> 'fails' OR completed_at IS NULL) NOT VALID`,
  );
  const finish = new FinishErasures(log.erasures, log.eraseIban);
  const open = async () => {
    const rows = await log.sql<{ reason: string; count: number }>(
      'SELECT reason, count(*)::integer FROM logs.erased WHERE completed_at IS NULL GROUP BY reason',
    );
    return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
  };
  await finish.run();
  expect(await open()).toEqual({ fails: 11, 'taken over': 11 });
  await finish.run();
  await finish.run();
  expect(await open()).toEqual({ fails: 11 });
  await log.sql('ALTER TABLE logs.erased DROP CONSTRAINT refused');
  await finish.run();
  await finish.run();
  expect(await open()).toEqual({});
});

it('D6: a day that is given an index is passed over, and done as soon as it has it', async () => {
  const { today } = await log.partitions.state();
  const times = [40, 20, 3, 1].map((daysAgo) => `${addDays(today, -daysAgo)}T12:00:00Z`);
  await log.store(times.map((at) => newAnswer({ at, iban, ibanHash: hashLogValue(iban) })));
  await log.sql('ANALYZE logs.requests');
  const [reader, owner] = await Promise.all([log.writing.pool.connect(), log.writing.pool.connect()]);
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM logs.requests');
  const indexing = new IndexClosedDays().run(owner, () => true);
  await until('the index waits for the reader', async () => {
    const waiting = `query LIKE 'CREATE INDEX%' AND wait_event = 'virtualxid'`;
    return (await log.count(`SELECT count(*) FROM pg_stat_activity WHERE ${waiting}`)) > 0;
  });
  expect(await log.eraseIban.run({ iban, confirmation: ERASE_WORD }, actor)).toMatchObject({
    rows: 3,
    completedAt: null,
  });
  await reader.query('ROLLBACK');
  expect(await indexing).toBe(3);
  await log.sql(`UPDATE logs.erased SET at = at - interval '1 minute'`);
  await new FinishErasures(log.erasures, log.eraseIban).run();
  const { items } = await log.erasures.list({});
  expect(items).toMatchObject([{ rows: 4 }]);
  expect(items[0]?.completedAt).not.toBeNull();
  expect(await log.count('SELECT count(*) FROM logs.requests WHERE iban_hash IS NOT NULL')).toBe(0);
  reader.release();
  owner.release(true);
});
