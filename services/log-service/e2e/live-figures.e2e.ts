import { KeyChangedV1, type LiveFigures } from '@pruefer/contracts';
import { ReplicaStates } from '@pruefer/platform';
import { suiteFixture, until } from '@pruefer/testkit';
import { responseTimeBoundsMs } from '../src/recording/response-time-buckets.js';
import { startLiveService } from './support/live-service.js';
import { call, untilCaughtUp } from './support/running-log-service.js';
import { newKey, randomEvents } from './support/sample-events.js';

const EVENTS = 5_000;
const live = suiteFixture(
  () => startLiveService(10),
  (live) => live.close(),
);
beforeAll(async () => {
  // Over five minutes, so that every edge of the last one is crowded; two of them lie ahead, for a slow machine.
  await live.publishAll(randomEvents(EVENTS, (random) => new Date(Date.now() - random() * 300_000 + 120_000)));
  await untilCaughtUp(live, EVENTS);
});

const figures = async () =>
  call<LiveFigures>(live.service.url, '/api/admin/dashboard/live', await live.signIn({ role: 'manager' }));
const number = async (text: string, values: unknown[] = []) => {
  const [row] = await live.database.sql<Record<string, unknown>>(text, values);
  return Number(Object.values(row ?? {})[0]);
};

it('counts the requests and IBANs of exactly the last 60 seconds', async () => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { at, requestsLastMinute, ibansLastMinute } = await figures();
    // Rows that the future holds lie in the running minute's sum already.
    const rows = `FROM logs.requests
      WHERE at >= $1::timestamptz - interval '60 seconds' AND at < date_trunc('minute', $1::timestamptz) + interval '1 minute'`;
    const stored = await number(`SELECT sum(count) ${rows}`, [at]);
    expect(requestsLastMinute).toBe(stored);
    expect(ibansLastMinute).toBe(await number(`SELECT count(*) ${rows} AND status IN (200, 400)`, [at]));
    expect(stored).toBeGreaterThan(1_000);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
});

it('names the bounds under which 50, 95 and 99 % of the response times lie', async () => {
  const { at, responseTimes } = await figures();
  const boundFor = async (share: number) => {
    const rows = await live.database.sql<{ bound: number }>(
      `WITH timed AS (SELECT response_time_us FROM logs.requests WHERE response_time_us IS NOT NULL
          AND date_trunc('minute', at) BETWEEN $1::timestamptz - interval '60 minutes' AND $1)
       SELECT bound FROM unnest($2::integer[]) AS bound
        WHERE (SELECT count(*) FROM timed WHERE response_time_us < bound * 1000) 
            >= $3::double precision * (SELECT count(*) FROM timed)
        ORDER BY bound LIMIT 1`,
      [at, [...responseTimeBoundsMs], share],
    );
    return rows[0]?.bound ?? null;
  };
  expect(responseTimes).toEqual({ p50: await boundFor(0.5), p95: await boundFor(0.95), p99: await boundFor(0.99) });
  expect(responseTimes?.p50).toBeGreaterThan(0);
});

it('sorts active keys by the used share of their quota, at the exact cuts', async () => {
  const keys = [
    ...[0, 199].map((used) => newKey(`low-${used}`, { used })),
    ...[200, 500, 799].map((used) => newKey(`medium-${used}`, { used })),
    ...[800, 1_000].map((used) => newKey(`high-${used}`, { used })),
    newKey('off', { used: 900, isActive: false }),
    newKey('superseded', { used: 900, isRenewed: true }),
  ];
  await live.publish(KeyChangedV1, keys, 2);
  await until('keys copied', async () => (await number('SELECT count(*) FROM logs.keys')) === keys.length);
  expect((await figures()).quota).toEqual({ low: 2, medium: 3, high: 2 });
});

it('invents nothing: an unreported value is null', async () => {
  const unknown = await figures();
  expect(unknown).toMatchObject({ openConnections: null, gateways: 0, validators: 0, dataVersion: null });
  expect(unknown.system.find(({ part }) => part === 'bankData')).toEqual({
    part: 'bankData',
    state: null,
    since: null,
  });
});

it('adds up what the gateways publish, names bank data and the waiting events', async () => {
  const replicas = new ReplicaStates(live.redis);
  const replica = { ready: true, since: new Date().toISOString(), openConnections: 0, checks: {}, facts: {} };
  const facts = { dataVersion: '2026-09-07-1a2b3c4d', dataValidUntil: '2026-12-06' };
  const publishing = setInterval(() => {
    void replicas.publish({ ...replica, id: 'gateway@a:1', service: 'gateway', openConnections: 30 });
    void replicas.publish({ ...replica, id: 'gateway@b:1', service: 'gateway', openConnections: 7 });
    void replicas.publish({ ...replica, id: 'validation-service@a:1', service: 'validation-service', facts });
  }, 1_000);
  let shown = await figures();
  const isKnown = async () => {
    shown = await figures();
    const { gateways, validators, kafkaLag, affected, system } = shown;
    const isWell = affected.length === 0 && system.every(({ state }) => state === 'operational');
    return gateways === 2 && validators === 1 && kafkaLag === 0 && isWell;
  };
  await until(() => `all are heard of: ${JSON.stringify(shown)}`, isKnown, 15_000);
  expect(shown).toMatchObject({ openConnections: 37, validators: 1, affected: [], ...facts });
  expect(shown.system.map(({ part, state }) => [part, state])).toEqual([
    ['api', 'operational'],
    ['database', 'operational'],
    ['bankData', 'operational'],
    ['kafka', 'operational'],
  ]);
  clearInterval(publishing);
});
