import { randomUUID } from 'node:crypto';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { addDays, beginOfDay, DAY_MS } from '@pruefer/contracts';
import { CleanUp } from '../src/cleanup/clean-up.js';
import { CleanupRules } from '../src/cleanup/cleanup-rules.js';
import { CleanupRepository } from '../src/cleanup/cleanup.repository.js';
import { CountLogs } from '../src/cleanup/count-logs.js';
import { LogConfig } from '../src/config.js';
import { RemoveCleanedRows } from '../src/cleanup/remove-cleaned-rows.js';
import { WritePool } from '../src/database/pools.js';
import { PartitionRepository } from '../src/partitions/partition.repository.js';
import { createRecordBatch } from './support/log-database.js';
import { type RequestLog, requestLog } from './support/request-log.js';
import { newAnswer, randomEvents } from './support/sample-events.js';

const actor = { name: 'anna', address: '203.0.113.7', requestId: 'request-1' };

let log: RequestLog;
let repository: CleanupRepository;
let remove: RemoveCleanedRows;
let cleanUp: CleanUp;
let counts: CountLogs;
let today: string;

beforeEach(async () => {
  log = await requestLog();
  repository = new CleanupRepository(log.writing);
  remove = new RemoveCleanedRows(log.partitions);
  const rules = new CleanupRules(log.settings, new LogConfig());
  cleanUp = new CleanUp(log.writing, log.queries, rules, repository, remove);
  counts = new CountLogs(log.queries, rules);
  ({ today } = await log.partitions.state());
});
afterEach(() => log.close());

const clean = (date: string, jobId: string = randomUUID()) => cleanUp.run({ date, jobId, actor });
const ago = (days: number) => addDays(today, -days);
const rows = () => log.count('SELECT count(*) FROM logs.requests');
const requestsInSums = () => log.count('SELECT sum(requests) FROM logs.requests_by_day');
const partitions = () =>
  log.count(`SELECT count(*) FROM pg_class WHERE relkind = 'r' AND relname ~ '^requests_[0-9]{8}$'`);
/** Some on both sides of midnight in Berlin. */
const createEvents = (day: string, many = 40) =>
  Array.from({ length: many }, (_, index) =>
    newAnswer({ at: new Date(+beginOfDay(day, 'Europe/Berlin') + (index - many / 2) * 60_000).toISOString() }),
  );

it('D7: rows before the begin of the day in the zone go, all others stay, sums stay, and it can be done again', async () => {
  await log.store([
    ...createEvents(ago(50)),
    ...createEvents(ago(45)),
    ...createEvents(ago(40)),
    ...createEvents(ago(3)),
  ]);
  const before = await requestsInSums();
  expect(await counts.forCleanup(ago(45))).toMatchObject({ date: ago(45), logsToDelete: 60 });
  expect(await clean(ago(45))).toEqual({ logsDeleted: 60 });
  expect(await rows()).toBe(100);
  const [oldest] = await log.sql<{ at: Date }>('SELECT min(at) AS at FROM logs.requests');
  expect(oldest?.at).toEqual(beginOfDay(ago(45), 'Europe/Berlin'));
  expect(await requestsInSums()).toBe(before);
  expect((await log.list()).total).toBe(100);
  expect(await clean(ago(45))).toEqual({ logsDeleted: 0 });
  expect(await clean(ago(48))).toEqual({ logsDeleted: 0 });
  expect(await counts.forCleanup(ago(40))).toMatchObject({ logsToDelete: 40 });
});

it('D7: the last 30 days stay whatever is asked for', async () => {
  await log.store(createEvents(ago(29)));
  for (const day of [ago(28), today, addDays(today, 400)]) {
    await expect(clean(day)).rejects.toThrow('Die Logs der letzten 30 Tage bleiben');
    await expect(counts.forCleanup(day)).rejects.toThrow('Die Logs der letzten 30 Tage bleiben');
  }
  expect(await rows()).toBe(40);
});

it('D7: cleaned rows never come back by a replay', async () => {
  const events = createEvents(ago(45));
  await log.store(events);
  await clean(ago(44));
  await log.recordRequests.run([createRecordBatch(events)]);
  expect(await rows()).toBe(0);
});

it('D6: cut off in the middle its rows are hidden from readers at once, and the next run frees the rest', async () => {
  await log.store([...createEvents(ago(50)), ...createEvents(ago(40))]);
  const until = beginOfDay(ago(40), 'Europe/Berlin');
  const cleanup = { date: ago(40), until, actor: { name: 'anna' }, jobId: randomUUID() };
  expect(await repository.moveForwards(cleanup)).toBe(60);
  expect([await rows(), (await log.list()).total]).toEqual([80, 20]);
  expect((await log.list({ apiKeyId: 'key-1' })).total).toBe(20);
  await log.sql(`ALTER TABLE logs.requests DETACH PARTITION logs.requests_${ago(51).replaceAll('-', '')}`);
  const client = await log.writing.pool.connect();
  expect(await remove.run(client)).toBe(true);
  client.release(true);
  expect(await rows()).toBe(20);
  expect(await partitions()).toBe(1);
});

it('D7: the kept rows of the UTC day at the edge stay, whatever the time zone of the session', async () => {
  await log.store(createEvents(ago(45)));
  const until = beginOfDay(ago(45), 'Europe/Berlin');
  await repository.moveForwards({ date: ago(45), until, actor: { name: 'anna' }, jobId: randomUUID() });
  const url = new URL(log.url('logs', 'service'));
  url.searchParams.set('options', '-c timezone=Europe/Berlin');
  const berlin = new WritePool(Object.assign(new LogConfig(), { DATABASE_URL: url.href }), 'test');
  const client = await berlin.pool.connect();
  expect(await new RemoveCleanedRows(new PartitionRepository(berlin)).run(client)).toBe(true);
  client.release(true);
  await berlin.onApplicationShutdown();
  expect(await rows()).toBe(20);
});

it('D6: it is done by one at a time', async () => {
  await log.store(createEvents(ago(50)));
  const [mine, other] = [await log.writing.pool.connect(), await log.writing.pool.connect()];
  await mine.query(`SELECT pg_advisory_lock(hashtext('logs.cleanup'))`);
  expect(await remove.run(other)).toBe(false);
  for (const client of [mine, other]) client.release(true);
});

it('readers and writers wait for nothing while days are dropped', async () => {
  const old = Array.from({ length: 20 }, (_, index) => createEvents(ago(60 - index), 200)).flat();
  await log.store(old);
  let [isOver, turns] = [false, 0];
  const again = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work();
      turns += 1;
      await turnOfLoop();
    }
  };
  const work = [again(() => log.list({ limit: 100 })), again(() => log.store([newAnswer()]))];
  const { logsDeleted } = await clean(ago(32));
  isOver = true;
  await Promise.all(work);
  expect(logsDeleted).toBe(4_000);
  expect(turns).toBeGreaterThan(4);
  expect(await log.count("SELECT count(*) FROM logs.requests WHERE at < now() - interval '31 days'")).toBe(0);
});

it('D6: the same job again is answered with the number of the first time and changes nothing', async () => {
  await log.store([...createEvents(ago(50)), ...createEvents(ago(40))]);
  const jobId = randomUUID();
  expect(await clean(ago(45), jobId)).toEqual({ logsDeleted: 40 });
  expect(await Promise.all([clean(ago(45), jobId), clean(ago(40), jobId)])).toEqual([
    { logsDeleted: 40 },
    { logsDeleted: 40 },
  ]);
  expect(await rows()).toBe(40);
  expect(await log.count('SELECT count(*) FROM logs.audit')).toBe(1);
  expect(await clean(ago(39))).toEqual({ logsDeleted: 40 });
});

it('D7: full values of the day at the edge go with their rows', async () => {
  const edge = +beginOfDay(ago(30), 'Europe/Berlin');
  await log.store([-60_000, 60_000].map((ms) => newAnswer({ at: new Date(edge + ms).toISOString() })));
  await log.sql('INSERT INTO logs.request_details (id, day, iban) SELECT id, day, $1 FROM logs.requests', ['whole']);
  await clean(ago(30));
  const [kept] = await log.sql('SELECT count(*)::integer AS details FROM logs.request_details');
  expect([await rows(), kept]).toEqual([1, { details: 1 }]);
});

it('D8: leaves an audit row', async () => {
  await log.store(createEvents(ago(50)));
  await clean(ago(40));
  expect(await log.sql('SELECT action, actor, host(address) AS address, target, details FROM logs.audit')).toEqual([
    { action: 'logs.cleaned', actor: 'anna', address: '203.0.113.7', target: ago(40), details: { logsDeleted: 40 } },
  ]);
});

describe('how much there is', () => {
  it('nothing', async () => {
    expect(await counts.stats()).toEqual({ totalLogs: 0, oldestLog: null, logsByMonth: [] });
    // Late in the evening, UTC, the zone has the next day already.
    const latest = addDays(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(), -30);
    expect(await counts.forCleanup()).toMatchObject({
      date: latest,
      latestDate: latest,
      logsToDelete: 0,
      oldestLog: null,
    });
  });

  it('rows by month of the zone, also around midnight and both changes of clocks', async () => {
    const drawTime = (random: () => number) => new Date(Date.now() - random() * 300 * DAY_MS);
    const random = randomEvents(1_500, drawTime, 21).answered;
    await log.store([
      ...random,
      ...['2026-03-01', '2026-04-01', '2026-11-01', today].flatMap((day) => createEvents(day)),
    ]);
    for (const zone of ['Europe/Berlin', 'America/Los_Angeles'] as const) {
      log.setZone(zone);
      const { totalLogs, oldestLog, logsByMonth } = await counts.stats();
      const raw = await log.sql(
        `SELECT to_char(at AT TIME ZONE $1, 'YYYY-MM') AS month, count(*)::integer AS count FROM logs.requests GROUP BY 1 ORDER BY 1`,
        [zone],
      );
      expect(logsByMonth).toEqual(raw);
      expect(totalLogs).toBe(await rows());
      const [oldest] = await log.sql<{ at: Date }>('SELECT min(at) AS at FROM logs.requests');
      expect(oldestLog).toBe(oldest?.at.toISOString());
    }
  });

  it('months without rows after the first with some', async () => {
    await log.store([ago(100), ago(3)].flatMap((day) => createEvents(day)));
    const { logsByMonth } = await counts.stats();
    const months = logsByMonth.map(({ month }) => month);
    expect(months.slice(1)).toEqual(months.slice(0, -1).map((month) => addDays(`${month}-28`, 4).slice(0, 7)));
    expect(logsByMonth[0]?.count).toBeGreaterThan(0);
    expect(logsByMonth.map(({ count }) => count)).toContain(0);
    expect(logsByMonth.reduce((sum, { count }) => sum + count, 0)).toBe(80);
  });
});
