import { RequestRefusedV1, ValidationAnsweredV1 } from '@pruefer/contracts';
import { type ServiceProcess, startProcess, until } from '@pruefer/testkit';
import { expectSumsOfRows } from './support/log-database.js';
import {
  allowConnections,
  startLogService,
  surroundings,
  type Surroundings,
  untilCaughtUp,
} from './support/running-log-service.js';
import { newAnswer, newRefusal } from './support/sample-events.js';

let around: Surroundings;
beforeEach(async () => (around = await surroundings()));
afterEach(() => around.close());

const count = async (text: string) =>
  Number(Object.values((await around.database.sql<Record<string, unknown>>(text))[0] ?? {})[0]);
const rows = () => count('SELECT count(*) FROM logs.requests');
const answeredEvents = (many: number) => Array.from({ length: many }, () => newAnswer());

interface Report {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, { readonly up: boolean; readonly problem?: string }>>;
}

async function fetchReport({ opsUrl }: { readonly opsUrl: string }): Promise<Report> {
  return (await (await fetch(`${opsUrl}/health/ready`)).json()) as Report;
}

async function fetchLag({ opsUrl }: { readonly opsUrl: string }): Promise<number | undefined> {
  const metrics = await (await fetch(`${opsUrl}/metrics`)).text();
  const lags = [...metrics.matchAll(/^kafka_consumer_lag\{.*\} (\d+)$/gm)].map(([, lag]) => Number(lag));
  return lags.length > 0 ? lags.reduce((sum, lag) => sum + lag, 0) : undefined;
}

it('D3: 100 poison records among 10,000 are kept apart, all others are stored, nothing waits', async () => {
  const service = await startLogService(around.env);
  const values = Array.from({ length: 10_000 }, (_, index) => (index % 100 === 50 ? poison(index) : newAnswer()));
  await around.publish(ValidationAnsweredV1, values);
  await untilCaughtUp(around, 10_000);
  expect(await rows()).toBe(9_900);
  expect(await count('SELECT count(*) FROM logs.dead_letters')).toBe(100);
  expect(await count('SELECT count(DISTINCT reason) FROM logs.dead_letters')).toBe(5);
  await until('lag 0', async () => (await fetchLag(service)) === 0);
  await expectSumsOfRows(around.database);
  await service.close();
});

function poison(index: number): object | string | Buffer {
  const kinds = [
    '{"id":',
    Buffer.from([0, 1, 2]),
    '[]',
    { ...newAnswer(), status: 999 },
    newAnswer({ at: '1999-01-01T00:00:00Z' }),
    'x'.repeat(70_000),
  ];
  return kinds[Math.floor(index / 100) % kinds.length] ?? '';
}

it('D1: kill -9 in the middle, again and again: rows are ids are events', async () => {
  const events = answeredEvents(30_000);
  const publishing = around.publish(ValidationAnsweredV1, events);
  for (let kills = 0; kills < 3; kills += 1) {
    const process = await startProcess('log-service', around.env, 'alive');
    const before = await rows();
    await until('something stored', async () => (await rows()) > before || before >= events.length, 20_000);
    process.kill('SIGKILL');
  }
  await publishing;
  const last = await startProcess('log-service', around.env, 'alive');
  await untilCaughtUp(around, events.length);
  expect(await rows()).toBe(events.length);
  expect(await count('SELECT count(DISTINCT id) FROM logs.requests')).toBe(events.length);
  await expectSumsOfRows(around.database);
  await last.stop();
});

it('replayed from the beginning: no row more, the same sums', async () => {
  const first = await startLogService(around.env);
  await around.publish(ValidationAnsweredV1, answeredEvents(3_000));
  await around.publish(
    RequestRefusedV1,
    Array.from({ length: 100 }, () => newRefusal()),
  );
  await untilCaughtUp(around, 3_100);
  await first.close();
  const sums = () =>
    around.database.sql(
      'SELECT minute, status, country, sum(requests) FROM logs.requests_by_minute GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
    );
  const before = await sums();
  await around.database.sql('DELETE FROM logs.offsets');
  const second = await startLogService(around.env);
  await untilCaughtUp(around, 3_100);
  expect(await rows()).toBe(3_100);
  expect(await sums()).toEqual(before);
  await second.close();
});

it('two replicas share the partitions; each event is stored once', async () => {
  const replicas = [await startLogService(around.env), await startLogService(around.env)];
  await until(
    'both read',
    async () => (await Promise.all(replicas.map(fetchLag))).every((lag) => lag !== undefined),
    30_000,
  );
  await around.publish(ValidationAnsweredV1, answeredEvents(6_000));
  await untilCaughtUp(around, 6_000);
  expect(await rows()).toBe(6_000);
  await expectSumsOfRows(around.database);
  await Promise.all(replicas.map((replica) => replica.close()));
});

it('stops gracefully: rows read are stored, and the next one continues from there', async () => {
  const events = answeredEvents(10_000);
  await around.publish(ValidationAnsweredV1, events.slice(0, 5_000));
  const process: ServiceProcess = await startProcess('log-service', around.env, 'alive');
  await until('something stored', async () => (await rows()) > 0, 20_000);
  expect(await process.stop()).toBe(0);
  expect(await count('SELECT sum(next_offset) FROM logs.offsets')).toBe(await rows());
  await around.publish(ValidationAnsweredV1, events.slice(5_000));
  const next = await startLogService(around.env);
  await untilCaughtUp(around, events.length);
  expect(await rows()).toBe(events.length);
  await next.close();
});

describe('without its servers it stays up', () => {
  const UNREACHABLE = '127.0.0.1:9';

  it('Kafka unavailable: the dashboard is shown, readiness names the reason', async () => {
    const service = await startLogService({ ...around.env, KAFKA_BROKERS: UNREACHABLE });
    await until('database seen', async () => (await fetchReport(service)).ready);
    const { checks } = await fetchReport(service);
    expect(checks['postgres']?.up).toBe(true);
    expect(checks['kafka']?.up).toBe(false);
    expect(checks['requestEvents']?.up).toBe(false);
    expect(await fetchLag(service)).toBeUndefined();
    await service.close();
  });

  it('PostgreSQL unavailable: not ready, nothing is lost, and it catches up', async () => {
    await around.publish(ValidationAnsweredV1, answeredEvents(2_000));
    await allowConnections(around, false);
    const service = await startLogService(around.env);
    await until(
      'it says so',
      async () => (await fetchReport(service)).checks['requestEvents']?.problem !== 'not connected yet',
      20_000,
    );
    const { ready, checks } = await fetchReport(service);
    expect([ready, checks['postgres']?.up]).toEqual([false, false]);
    expect((await fetch(`${service.opsUrl}/health/live`)).status).toBe(200);
    await allowConnections(around, true);
    await untilCaughtUp(around, 2_000);
    expect(await rows()).toBe(2_000);
    await until('ready', async () => (await fetchReport(service)).ready);
    await service.close();
  });
});
