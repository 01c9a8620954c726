import {
  type Job,
  JobChangedV1,
  type LiveChartPoint,
  type LiveFigures,
  type NewLogRows,
  ValidationAnsweredV1,
} from '@pruefer/contracts';
import { SessionCopies } from '@pruefer/platform';
import { suiteFixture, until } from '@pruefer/testkit';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { EventHub } from '../src/live/event-hub.js';
import { startLiveService } from './support/live-service.js';
import { newAnswer } from './support/sample-events.js';

const live = suiteFixture(
  () => startLiveService(12),
  (live) => live.close(),
);

const hub = () => live.service.app.get(EventHub);
const url = () => `${live.service.url}/api/admin/events`;
const leaving = new Set<() => Promise<void>>();
afterEach(async () => {
  await Promise.all([...leaving].map((leave) => leave()));
  leaving.clear();
  await until('no stream is open', () => hub().openStreams === 0, 5_000);
});

const someJob: Job = {
  id: '0f3f2c1a-7d5e-4b36-a8c1-9f0e6d2b4c58',
  kind: 'backup',
  state: 'waiting',
  origin: 'schedule',
  startedBy: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: null,
  endedAt: null,
  attempts: 1,
  progress: null,
  failure: null,
  failureCode: null,
  result: null,
  isCancellable: false,
  isRepeatable: false,
};

/** An open stream and its received events. */
async function follow(headers: Record<string, string>) {
  const controller = new AbortController();
  const response = await fetch(url(), { headers, signal: controller.signal });
  let text = '';
  let isOver = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array, { stream: true });
  })()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  const parseData = <Data>(name: string) =>
    [...text.matchAll(new RegExp(`^event: ${name}\ndata: (.*)\n$`, 'gm'))].map(
      ([, data]) => JSON.parse(data ?? '') as Data,
    );
  const leave = async () => {
    controller.abort();
    await reading;
  };
  leaving.add(leave);
  return { answer: response, parseData, text: () => text, isOver: () => isOver, leave };
}

it('A1: is for signed-in managers and admins alone', async () => {
  const fetchStatus = async (headers: Record<string, string>) => {
    const response = await fetch(url(), { headers });
    await response.body?.cancel();
    return response.status;
  };
  expect(await fetchStatus({})).toBe(401);
  expect(await fetchStatus({ authorization: 'Bearer x.y.z' })).toBe(401);
  expect(await fetchStatus(await live.signIn({ purpose: '2fa-setup' }))).toBe(403);
  expect(await fetchStatus(await live.signIn({ role: 'manager' }))).toBe(200);
  expect(await fetchStatus(await live.signIn({ role: 'admin' }))).toBe(200);
});

it('sends all events on connecting, then figures every two seconds and the others after a change', async () => {
  const stream = await follow(await live.signIn());
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.answer.headers.get('cache-control')).toBe('no-store');
  await until('all events', () =>
    ['figures', 'stats', 'chart', 'logs'].every((name) => stream.parseData(name).length > 0),
  );
  await until('five times figures', () => stream.parseData('figures').length >= 5, 15_000);
  const times = stream.parseData<LiveFigures>('figures').map(({ at }) => Date.parse(at));
  // In between a part of the system may have changed its state: that is sent at once.
  const longestMs = Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
  expect(longestMs).toBeGreaterThan(1_800);
  expect(stream.parseData<LiveChartPoint[]>('chart').at(-1)).toHaveLength(60);

  const rowsBefore = stream.parseData<NewLogRows>('logs').at(-1)?.storedRows ?? 0;
  await live.publish(ValidationAnsweredV1, [newAnswer({ address: '203.0.113.99' })]);
  const lastSent = () => stream.parseData<NewLogRows>('logs').at(-1);
  await until('the new row', () => lastSent()?.storedRows === rowsBefore + 1, 10_000);
  const logsSent = stream.parseData('logs').length;
  await until('figures go on', () => stream.parseData('figures').length >= 6, 10_000);
  expect(stream.parseData('logs')).toHaveLength(logsSent);
  expect(stream.text()).not.toMatch(/203\.0\.113|DE89/);
});

it('A1: tells admins at once how jobs stand, and managers never', async () => {
  const [admin, manager] = [
    await follow(await live.signIn({ role: 'admin' })),
    await follow(await live.signIn({ role: 'manager' })),
  ];
  await until('at once, with none', () => admin.parseData('jobs').length >= 1);
  const last = () => admin.parseData<Job[]>('jobs').at(-1) ?? [];
  for (const [state, version] of [
    ['running', 2],
    ['done', 3],
    ['waiting', 1],
  ] as const)
    await live.publish(JobChangedV1, [{ job: { ...someJob, state }, version }]);
  await until('the newest state', () => last()[0]?.state === 'done');
  expect(last()).toEqual([{ ...someJob, state: 'done' }]);
  await until('the other has heard as much', () => manager.parseData('figures').length >= 2, 15_000);
  expect(manager.parseData('jobs')).toEqual([]);
  const late = await follow(await live.signIn({ role: 'admin' }));
  await until('who comes late', () => late.parseData<Job[]>('jobs').at(-1)?.[0]?.state === 'done');
});

it('B11: ends with its session, and does not keep it alive', async () => {
  const sessionId = randomUUID();
  const stream = await follow(await live.signIn({ sessionId }));
  await until('live', () => stream.parseData('figures').length >= 1);
  expect(await live.redis.zscore('sessions:active', sessionId)).toBeNull();
  await new SessionCopies(live.redis).putEnded([{ id: sessionId, endsAtMs: Date.now() + 60_000 }]);
  await until('over', stream.isOver, 2_000);
});

it('keeps at most six streams of one user, and lets the next in when one is closed', async () => {
  const userId = randomUUID();
  const open = async () => follow(await live.signIn({ userId }));
  const streams = await Promise.all(Array.from({ length: 6 }, open));
  const refused = await fetch(url(), { headers: await live.signIn({ userId }) });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'too_many_streams' });
  const stranger = await follow(await live.signIn());
  expect(stranger.answer.status).toBe(200);
  await streams[0]?.leave();
  await until('one is free', () => hub().openStreams === 6);
  const next = await open();
  expect(next.answer.status).toBe(200);
});

it('frees everything when a reader goes without a word', async () => {
  const { hostname, port } = new URL(url());
  const socket = connect(Number(port), hostname);
  const { authorization } = await live.signIn();
  socket.write(`GET /api/admin/events HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`);
  await once(socket, 'data');
  await until('it is open', () => hub().openStreams === 1);
  socket.destroy();
});

it('a stop ends open streams at once', async () => {
  const stream = await follow(await live.signIn());
  await until('live', () => stream.parseData('figures').length >= 1);
  // A stop that waited for its readers to go would not end.
  await live.restart();
  // Its end arrives shortly after the end of its service.
  await until('over', stream.isOver);
});
