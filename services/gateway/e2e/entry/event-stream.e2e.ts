import { followEvents } from '@pruefer/contracts';
import { bearer, someIpAddress, until } from '@pruefer/testkit';
import { type ServerResponse } from 'node:http';
import { FakeService } from './support/fake-service.js';
import { FakeReplica } from './support/fake-replica.js';
import { startGateway, type TestGateway } from './start-gateway.js';

/** Streams that log-service has open. */
const open = new Set<ServerResponse>();
const replica = new FakeReplica();
const log = new FakeService((request, response) => {
  if (request.url !== followEvents.path) return void response.end('{}');
  open.add(response);
  response.once('close', () => open.delete(response));
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
});
let gateway: TestGateway;

beforeAll(() => Promise.all([replica.listen(), log.listen()]));
beforeEach(async () => void (gateway = await startGateway([replica], { LOG_URL: log.url })));
afterEach(() => gateway.stop());
afterAll(() => Promise.all([replica.stop(), log.stop()]));

async function follow(signal?: AbortSignal) {
  const response = await fetch(gateway.url + followEvents.path, {
    headers: { ...(await bearer()), 'x-forwarded-for': someIpAddress() },
    ...(signal && { signal }),
  });
  const reader = response.body!.getReader();
  const next = async () => Buffer.from((await reader.read()).value ?? []).toString();
  return { response, next };
}

it('hands every event on at once', async () => {
  const { response, next } = await follow();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(await next()).toBe(':\n\n');
  for (const text of ['event: a\ndata: 1\n\n', 'event: b\ndata: 2\n\n']) {
    for (const response of open) response.write(text);
    // The stream goes on: what is kept back until there is more, or until its end, never comes.
    expect(await next()).toBe(text);
  }
});

it('releases the service when the reader has left', async () => {
  const controller = new AbortController();
  await follow(controller.signal);
  expect(open.size).toBe(1);
  controller.abort();
  await until('the stream is closed', () => open.size === 0, 2_000);
});

it('D4: takes no connection away from calls, however many streams are open', async () => {
  await Promise.all(Array.from({ length: 80 }, () => follow()));
  expect(open.size).toBe(80);
  const response = await fetch(`${gateway.url}/api/admin/dashboard/stats`, {
    headers: { ...(await bearer()), 'x-forwarded-for': someIpAddress() },
  });
  expect(response.status).toBe(200);
});

it('a stop ends open streams at once', async () => {
  const { next } = await follow();
  await next();
  const over = next().catch(() => 'over');
  await gateway.stop();
  expect(await over).toBe('over');
  gateway = await startGateway([replica]);
});
