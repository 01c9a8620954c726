// @ts-check
import { createServer } from 'node:http';
import { runLoad } from './run-load.mjs';
import { keyedRequests } from './requests.mjs';

const PER_SECOND = 100;
const STALL_MS = 100;

/** @type {import('node:http').Server} */
let server;
/** @type {string[]} */
let received = [];
let status = 200;
let isStalled = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(String(request.headers['x-api-key']));
    request.resume();
    setTimeout(() => response.writeHead(status).end('{}'), isStalled ? STALL_MS : 0);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
});

afterAll(() => server.close());

beforeEach(() => {
  received = [];
  status = 200;
  isStalled = false;
});

/** @param {Partial<import('./run-load.mjs').LoadRun>} [changes] */
function run(changes) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return runLoad({
    address: `http://127.0.0.1:${port}`,
    connections: 2,
    perSecond: PER_SECOND,
    warmUpSeconds: 0.2,
    seconds: 0.5,
    requestsOf: (connection) => keyedRequests(['DE1', 'DE2'], connection, `key-${connection}`),
    signal: new AbortController().signal,
    ...changes,
  });
}

describe('a steady load', () => {
  it('sends as many requests as asked for, in turn over the connections, and counts the answers by key', async () => {
    const load = await run();
    expect(received).toHaveLength(0.7 * PER_SECOND);
    expect([...load.verdicts].sort()).toEqual([
      ['key-0', 35],
      ['key-1', 35],
    ]);
    expect([load.answers, load.unanswered, load.perSecond]).toEqual([{ 200: 70 }, 0, PER_SECOND]);
  });

  it('counts the wait for a free connection', async () => {
    isStalled = true;
    const load = await run();
    // 70 requests over two connections, each of which takes 0.1 s, while all are due within 0.7 s.
    expect(load.p99).toBeGreaterThan(10 * STALL_MS);
  });

  it('counts refusals apart from verdicts, and requests without an answer', async () => {
    status = 503;
    expect((await run()).verdicts.size).toBe(0);
    const refused = run({ address: 'http://127.0.0.1:1' });
    await expect(refused).rejects.toThrow('http://127.0.0.1:1 antwortet nicht: 70 Fehler.');
  });

  it('ends early when it is aborted', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('Genug.')), 100);
    await expect(run({ seconds: 30, signal: controller.signal })).rejects.toThrow();
  });
});
