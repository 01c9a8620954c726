import { addDays, MINUTE_MS } from '@pruefer/contracts';
import { inTransaction } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { LogConfig } from '../src/config.js';
import { RemoveCleanedRows } from '../src/cleanup/remove-cleaned-rows.js';
import { DropOldValues } from '../src/upkeep/drop-old-values.js';
import { RollUpSums } from '../src/upkeep/roll-up-sums.js';
import { IndexClosedDays } from '../src/upkeep/index-closed-days.js';
import { Upkeep } from '../src/upkeep/upkeep.js';
import { endIndexing, tryErasing, tryIndexing } from '../src/partitions/day-lock.js';
import { createRecordBatch, expectSumsOfRows, logDatabase, type LogDatabase } from './support/log-database.js';
import { newAnswer, randomEvents } from './support/sample-events.js';

let log: LogDatabase;
let upkeep: Upkeep;
let today: string;

beforeAll(async () => {
  log = await logDatabase();
  upkeep = new Upkeep(
    log.writing,
    log.days,
    new DropOldValues(log.partitions, new LogConfig()),
    new RollUpSums(log.writing),
    new RemoveCleanedRows(log.partitions),
  );
  ({ today } = await log.partitions.state());
});
afterAll(() => log.close());

const tables = async (like: string) =>
  (
    await log.sql<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relname LIKE $1 ORDER BY 1`,
      [like],
    )
  ).map(({ name }) => name);
const tableOn = (table: string, day: string) => `${table}_${day.replaceAll('-', '')}`;

describe('days', () => {
  it('today and seven days ahead are there at once, owned by the owner', async () => {
    await upkeep.run();
    const days = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead));
    expect((await log.partitions.state()).days.toSorted()).toEqual(days);
    expect(await tables('request\\_details\\_%')).toEqual(days.map((day) => tableOn('request_details', day)));
    const owners = await log.sql(
      `SELECT DISTINCT relowner::regrole::text AS owner FROM pg_class WHERE relname ~ '^request.*[0-9]{8}$'`,
    );
    expect(owners).toEqual([{ owner: 'logs_owner' }]);
  });

  it('making one waits for no open transaction', async () => {
    const reader = await log.writing.pool.connect();
    await reader.query('BEGIN; SELECT count(*) FROM logs.requests');
    await log.partitions.create(addDays(today, 8));
    await reader.query('ROLLBACK');
    reader.release();
    expect(await tables(tableOn('requests', addDays(today, 8)))).toHaveLength(1);
  });

  it('two processes make the same day once', async () => {
    await Promise.all([9, 9, 9].map((ahead) => log.partitions.create(addDays(today, ahead))));
    expect(await tables(tableOn('requests', addDays(today, 9)))).toHaveLength(1);
  });
});

describe('an index on the hash of the IBAN', () => {
  const hash = 'ab'.repeat(32);
  const indexed = async () =>
    (
      await log.sql<{ name: string }>(
        `SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indexrelid::regclass::text LIKE '%\\_by\\_iban' AND indisvalid`,
      )
    ).map(({ name }) => name);
  const indexOf = (day: string) => `logs.${tableOn('requests', day)}_by_iban`;
  const find = `SELECT id::text FROM logs.requests WHERE iban_hash = decode('${hash}', 'hex') ORDER BY id`;
  const days = (...ago: number[]) => ago.map((count) => addDays(today, -count));

  /** As it is planned for a search by hash. */
  const readPlan = (text: string) =>
    inTransaction(log.writing.pool, async (client) => {
      await client.query('SET LOCAL enable_seqscan = off');
      return JSON.stringify((await client.query(`EXPLAIN ${text}`)).rows);
    });

  beforeAll(async () => {
    for (const day of days(1, 2, 3)) await log.partitions.create(day);
    const events = days(0, 1, 2, 3).map((day) => newAnswer({ at: `${day}T00:00:00Z`, ibanHash: hash }));
    await log.recordRequests.run([createRecordBatch(events, { partition: 7 })]);
  });

  it('is built for days before yesterday as soon as their rows are counted, found by a search, and changes no result', async () => {
    const before = await log.sql(find);
    expect(before).toHaveLength(4);
    await upkeep.run();
    expect(await indexed()).toEqual([]);
    for (const day of days(2, 3)) await log.sql(`ANALYZE logs.${tableOn('requests', day)}`);
    await upkeep.run();
    expect((await indexed()).toSorted()).toEqual(days(3, 2).map(indexOf));
    expect(await log.sql(find)).toEqual(before);
    const plan = await readPlan(find);
    for (const day of days(2, 3)) expect(plan).toContain(`${tableOn('requests', day)}_by_iban`);
    for (const day of days(0, 1)) expect(plan).not.toContain(`${tableOn('requests', day)}_by_iban`);
  });

  it('is rebuilt when a run was cut off, and later when an old snapshot is in the way', async () => {
    const [day = ''] = days(2);
    await log.sql(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = '${indexOf(day)}'::regclass`);
    const [reader, owner] = await Promise.all([log.writing.pool.connect(), log.writing.pool.connect()]);
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM logs.requests');
    expect(await new IndexClosedDays().run(owner, () => false)).toBe(0);
    expect(await new IndexClosedDays().run(owner, () => true, 300)).toBe(0);
    expect(await indexed()).not.toContain(indexOf(day));
    await reader.query('ROLLBACK');
    expect(await new IndexClosedDays().run(owner, () => true)).toBe(1);
    expect(await indexed()).toContain(indexOf(day));
    reader.release();
    owner.release(true);
  });

  it('D4: a day that cannot get one keeps older days from nothing, and is left alone for a day', async () => {
    const [bad = '', good = ''] = days(2, 3);
    for (const day of [bad, good]) {
      await log.sql(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = '${indexOf(day)}'::regclass`);
    }
    const [writer, owner] = await Promise.all([log.writing.pool.connect(), log.writing.pool.connect()]);
    await writer.query(`BEGIN; LOCK TABLE logs.${tableOn('requests', bad)} IN ROW EXCLUSIVE MODE`);
    let nowMs = 0;
    const indexing = new IndexClosedDays(() => nowMs);
    expect(await indexing.run(owner, () => true, 6_000)).toBe(1);
    expect(await indexed()).toEqual([indexOf(good)]);
    await writer.query('ROLLBACK');
    nowMs += 24 * 60 * MINUTE_MS;
    expect(await indexing.run(owner, () => true)).toBe(0);
    nowMs += 60 * MINUTE_MS;
    expect(await indexing.run(owner, () => true)).toBe(1);
    expect((await indexed()).toSorted()).toEqual([good, bad].map(indexOf));
    writer.release();
    owner.release(true);
  });

  it('waits for a day whose rows are being erased: it is passed over until the next run', async () => {
    const [day = ''] = days(2);
    const table = `logs.${tableOn('requests', day)}`;
    await log.sql(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = '${indexOf(day)}'::regclass`);
    const [eraser, owner] = await Promise.all([log.writing.pool.connect(), log.writing.pool.connect()]);
    await eraser.query('BEGIN');
    expect(await tryErasing(eraser, table)).toBe(true);
    const indexing = new IndexClosedDays();
    expect(await indexing.run(owner, () => true)).toBe(0);
    await eraser.query('ROLLBACK');
    expect(await indexing.run(owner, () => true)).toBe(1);
    expect(await tryIndexing(eraser, table)).toBe(true);
    await endIndexing(eraser, table);
    eraser.release();
    owner.release(true);
  });
});

describe('G1, G3: after 30 days', () => {
  it('full values go with their partition, also where an earlier run was cut off; rows stay', async () => {
    const [kept, old, detached] = [addDays(today, -30), addDays(today, -31), addDays(today, -32)];
    for (const day of [kept, old, detached]) await log.partitions.create(day);
    await log.recordRequests.run([
      createRecordBatch([newAnswer({ at: `${old}T12:00:00Z` }), newAnswer({ at: `${kept}T12:00:00Z` })]),
    ]);
    await log.sql(`ALTER TABLE logs.request_details DETACH PARTITION logs.${tableOn('request_details', detached)}`);
    await upkeep.run();
    const left = await tables('request\\_details\\_%');
    expect(left).toContain(tableOn('request_details', kept));
    expect(left).not.toContain(tableOn('request_details', old));
    expect(left).not.toContain(tableOn('request_details', detached));
    expect(await log.count('SELECT count(*) FROM logs.requests WHERE day = $1', [old])).toBe(1);
  });

  it('a detach that could not end is ended by the next run', async () => {
    const day = addDays(today, -33);
    await log.partitions.create(day);
    const reader = await log.writing.pool.connect();
    await reader.query('BEGIN; SELECT count(*) FROM logs.request_details');
    await expect(upkeep.run()).rejects.toThrow('statement timeout');
    await reader.query('ROLLBACK');
    reader.release();
    expect(await tables(tableOn('request_details', day))).toHaveLength(1);
    // The connection of the failed run keeps its lock until PostgreSQL has noticed its end.
    await until('the day is dropped', async () => {
      await upkeep.run();
      return (await tables(tableOn('request_details', day))).length === 0;
    });
  });

  it('D3: dead letters go', async () => {
    await log.recordRequests.run([createRecordBatch([null, null], { topic: 'bad' })]);
    await log.sql(`UPDATE logs.dead_letters SET received_at = now() - interval '31 days' WHERE record_offset = 0`);
    await upkeep.run();
    expect(await log.sql('SELECT record_offset::integer AS offset FROM logs.dead_letters')).toEqual([{ offset: 1 }]);
  });
});

describe('the roll-up', () => {
  const inTheLast = (minutes: number) => (random: () => number) =>
    new Date(Date.now() - random() * minutes * MINUTE_MS);

  it('keeps every figure while consumers go on writing, late events too', async () => {
    const writing = [0, 1].map(async (partition) => {
      for (let turn = 0; turn < 16; turn += 1) {
        const events = randomEvents(150, inTheLast(300), 100 * partition + turn).answered;
        await log.recordRequests.run([createRecordBatch(events, { partition, firstOffset: turn * 1_000 })]);
      }
    });
    const rolling = (async () => {
      for (let turn = 0; turn < 12; turn += 1) {
        await upkeep.run();
        await expectSumsOfRowsAtOneMoment();
      }
    })();
    await Promise.all([...writing, rolling]);
    await expectSumsOfRows(log);
    await upkeep.run();
    const late = `SELECT count(*) FROM logs.minute_sums_open WHERE minute < now() - interval '7 minutes'`;
    expect(await log.count(late)).toBe(0);
    expect(await log.count('SELECT count(*) FROM logs.minute_sums')).toBeGreaterThan(0);
    await expectSumsOfRows(log);
  });

  it('leaves rows that are still being written', async () => {
    await log.recordRequests.run([createRecordBatch([newAnswer()], { partition: 5 })]);
    await upkeep.run();
    expect(await log.count('SELECT count(*) FROM logs.minute_sums_open WHERE writer = 5')).toBe(1);
  });

  it('is done by one process at a time', async () => {
    const client = await log.writing.pool.connect();
    await client.query(`SELECT pg_advisory_lock(hashtext('logs.upkeep'))`);
    await log.partitions.create(addDays(today, -34));
    await upkeep.run();
    expect(await tables(tableOn('request_details', addDays(today, -34)))).toHaveLength(1);
    client.release(true);
  });

  async function expectSumsOfRowsAtOneMoment(): Promise<void> {
    const [figures] = await log.sql<{ rows: string; minutes: string; days: string; hours: string }>(`SELECT
      (SELECT sum(count) FROM logs.requests) AS rows, (SELECT sum(requests) FROM logs.requests_by_minute) AS minutes,
      (SELECT sum(requests) FROM logs.requests_by_day) AS days, (SELECT sum(requests) FROM logs.key_requests_by_day) AS hours`);
    expect([figures?.minutes, figures?.days, figures?.hours]).toEqual(Array(3).fill(figures?.rows));
  }
});
