import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { Readiness, ReplicaStates, type RunningService } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { demoEnv, startDemo } from './support/demo-service.js';

/** Apart from the other suites, whose services tell how they are too. */
const REDIS_URL = `${demoEnv.REDIS_URL.replace(/\/\d*$/, '')}/9`;

let redis: Redis;
let replicas: ReplicaStates;
const running: RunningService[] = [];
const start = async () => {
  const service = await startDemo({ env: { REDIS_URL } });
  running.push(service);
  return service;
};
const heard = async () => (await replicas.all()).heard;
const silent = async () => (await replicas.all()).silent;

beforeAll(() => {
  redis = new Redis(REDIS_URL);
  replicas = new ReplicaStates(redis);
});
beforeEach(() => redis.flushdb());
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});
afterAll(() => redis.disconnect());

it('reports a replica, with checks, facts and open connections', async () => {
  const service = await start();
  service.app.get(Readiness).addFact('keyed', () => false);
  const { hostname, port } = new URL(service.url);
  const connection = connect(Number(port), hostname);
  await until('the connection is reported', async () => (await heard())[0]?.openConnections === 1);
  const [replica] = await heard();
  expect(replica).toMatchObject({ service: 'demo', ready: true, checks: { redis: true }, facts: { keyed: false } });
  expect(replica?.id).toMatch(new RegExp(`^demo@.+:${port}$`));
  connection.destroy();
});

it('dates a change of readiness, and nothing else', async () => {
  const service = await start();
  await until('the replica is heard', async () => (await heard()).length === 1);
  const before = (await heard())[0]?.since;
  service.app.get(Readiness).add('needed', () => 'unavailable');
  await until('the replica is unready', async () => (await heard())[0]?.ready === false);
  const since = (await heard())[0]?.since;
  expect(since).not.toBe(before);
  await until('the check is reported', async () => (await heard())[0]?.checks['needed'] === false);
  expect((await heard())[0]?.since).toBe(since);
});

it('says goodbye at an orderly end', async () => {
  const service = await start();
  await until('the replica is heard', async () => (await heard()).length === 1);
  await service.close();
  expect(await replicas.all()).toEqual({ heard: [], silent: [] });
});

const replica = (id: string) => ({
  id,
  service: 'demo',
  ready: true,
  since: new Date().toISOString(),
  openConnections: 0,
  checks: {},
  facts: {},
});

it('misses a replica 4 s after it has published something for the last time', async () => {
  const begunAt = Date.now();
  await replicas.publish(replica('demo@elsewhere:1'));
  await until('the replica is missed', async () => (await silent()).length === 1, 8_000);
  expect(Date.now() - begunAt).toBeGreaterThan(3_500);
  expect(await silent()).toEqual([{ id: 'demo@elsewhere:1', service: 'demo' }]);
});

it('takes the place of a silent replica when it is started somewhere else, and of one alone', async () => {
  for (const id of ['demo@elsewhere:1', 'demo@elsewhere:2', 'other@elsewhere:1']) {
    await redis.zadd('replicas', Date.now() - 7_000, id);
  }
  await start();
  await until('the replica is heard', async () => (await heard()).length === 1);
  expect((await silent()).map(({ id }) => id)).toEqual(['demo@elsewhere:2', 'other@elsewhere:1']);
});

it('forgets a replica that has been silent for ten minutes', async () => {
  await redis.zadd('replicas', Date.now() - 10 * 60_000 - 1, 'demo@elsewhere:1');
  expect(await silent()).toEqual([]);
});
