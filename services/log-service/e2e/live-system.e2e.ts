import type { LiveFigures, PartState, SystemPart } from '@pruefer/contracts';
import { ReplicaStates } from '@pruefer/platform';
import { type ServiceProcess, startProcess, unlessStalled, until } from '@pruefer/testkit';
import { type LiveService, startLiveService } from './support/live-service.js';
import { allowConnections, call, endConnections } from './support/running-log-service.js';

/** A replica is missed after 4 s; the watch looks every second. */
const NOTICED_MS = 6_000;

let live: LiveService;
let other: ServiceProcess;
beforeAll(async () => {
  live = await startLiveService(11);
  other = await startProcess('log-service', live.env);
  // The first heartbeat comes after readiness, and an unknown replica does not count as missing.
  await until('both are heard of', async () => (await new ReplicaStates(live.redis).all()).heard.length === 2);
});
afterAll(async () => {
  await other.stop();
  await live.close();
});

const figures = async () => call<LiveFigures>(live.service.url, '/api/admin/dashboard/live', await live.signIn());
const part = async (name: SystemPart): Promise<PartState | undefined> =>
  (await figures()).system.find((state) => state.part === name);
const becomes = (name: SystemPart, state: PartState['state']) =>
  until(`${name} ${state}`, async () => (await part(name))?.state === state, NOTICED_MS);

it('names a frozen replica, and takes it back when it continues', async () => {
  await until('both replicas are well', async () => (await figures()).affected.length === 0);
  other.kill('SIGSTOP');
  await until('noticed', async () => (await figures()).affected.includes('log-service'), NOTICED_MS);
  other.kill('SIGCONT');
  await until('well again', async () => (await figures()).affected.length === 0, NOTICED_MS);
});

it('keeps since when a part is in its state, also when the reader is started again', async () => {
  // On a stalled machine the database may be lost for a moment in between.
  await unlessStalled(async () => {
    await becomes('database', 'operational');
    const before = await part('database');
    expect(Date.parse(before?.since ?? '')).toBeLessThan(Date.now());
    await live.restart();
    await becomes('database', 'operational');
    expect(await part('database')).toEqual(before);
  });
});

it('gives the times when PostgreSQL was lost and came back, with unknown figures in between', async () => {
  const since = (await part('database'))?.since;
  await allowConnections(live, false);
  await endConnections(live);
  await becomes('database', 'down');
  const gone = await figures();
  expect(gone).toMatchObject({ requestsLastMinute: null, responseTimes: null, quota: null, databaseConnections: null });
  await allowConnections(live, true);
  await becomes('database', 'operational');
  expect(Date.parse((await part('database'))?.since ?? '')).toBeGreaterThan(Date.parse(since ?? ''));
});

it('misses a killed replica, and not one that has ended in order', async () => {
  // The other replica may still be recovering from the loss of PostgreSQL.
  await until('all are well', async () => (await figures()).affected.length === 0);
  const third = await startProcess('log-service', live.env);
  await third.stop();
  expect((await figures()).affected).toEqual([]);
  other.kill('SIGKILL');
  await until('missed', async () => (await figures()).affected.includes('log-service'), NOTICED_MS);
});
