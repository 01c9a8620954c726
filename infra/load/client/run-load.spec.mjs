import { createServer } from 'node:http';
import { timeoutFactor } from '../../shared/until.mjs';
import { runLoad } from './run-load.mjs';
import { keyedRequests } from './requests.mjs';

/** @type {import('node:http').Server} */
let server;
/** Keys of the requests that the server has received. @type {string[]} */
let received = [];
let status = 200;
let delayMs = 20;

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(String(request.headers['x-api-key']));
    request.resume();
    setTimeout(() => response.writeHead(status).end('{}'), delayMs);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
});

afterAll(() => server.close());

beforeEach(() => {
  [received, status, delayMs] = [[], 200, 20];
});

/** @param {Partial<import('./run-load.mjs').LoadRun>} [changes] */
function run(changes) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return runLoad({
    address: `http://127.0.0.1:${port}`,
    connections: 4,
    warmUpSeconds: 0.2,
    // Long enough for an answer on a busy machine.
    seconds: 0.6 * timeoutFactor(),
    listRequests: (connection) => keyedRequests(['DE1', 'DE2'], connection, `key-${connection % 3}`),
    signal: new AbortController().signal,
    ...changes,
  });
}

describe('drive', () => {
  it('counts every answer to every request that reached the server, by key', async () => {
    const load = await run();
    const counts = [...Map.groupBy(received, (key) => key)].map(([key, requests]) => [key, requests.length]);
    expect([...load.verdicts].toSorted()).toEqual(counts.toSorted());
    expect(load.verdicts.size).toBe(3);
    expect(load.unanswered).toBe(0);
  });

  it('measures after the warm-up, one request at a time on each connection', async () => {
    /** @type {string[]} */
    const moments = [];
    const load = await run({ onOpen: () => moments.push('open'), onClose: () => moments.push('close') });
    expect(moments).toEqual(['open', 'close']);
    expect(load.p50).toBeGreaterThanOrEqual(19);
    expect(load.p99).toBeGreaterThanOrEqual(load.p50);
    expect(load.perSecond).toBeGreaterThan(0);
    expect(load.perSecond).toBeLessThanOrEqual(4 / 0.02);
  });

  it('starts its time with the first answer, however long building the requests takes', async () => {
    const slowly = (/** @type {number} */ connection) => {
      const until = performance.now() + 500;
      while (performance.now() < until);
      return keyedRequests(['DE1'], connection, 'key');
    };
    const load = await run({ warmUpSeconds: 0.1, listRequests: slowly });
    expect(load.perSecond).toBeGreaterThan(0);
  });

  it('counts refusals apart from verdicts', async () => {
    status = 503;
    const load = await run();
    expect(load.answers['503']).toBeGreaterThan(0);
    expect(load.verdicts.size).toBe(0);
  });

  it('ends early when it is aborted', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('Genug.')), 100);
    await expect(run({ seconds: 30, signal: controller.signal })).rejects.toThrow('Genug.');
  });

  it('fails when the server does not answer', async () => {
    const refused = run({ address: 'http://127.0.0.1:1', connections: 1 });
    await expect(refused).rejects.toThrow('http://127.0.0.1:1 antwortet nicht');
  });
});

describe('a steady load', () => {
  const PER_SECOND = 100;
  const STALL_MS = 100;
  const runSteadily = (/** @type {Partial<import('./run-load.mjs').LoadRun>} */ changes = {}) =>
    run({
      connections: 2,
      perSecond: PER_SECOND,
      seconds: 0.5,
      listRequests: (connection) => keyedRequests(['DE1', 'DE2'], connection, `key-${connection}`),
      ...changes,
    });
  beforeEach(() => void (delayMs = 0));

  it('sends as many requests as asked for, in turn over the connections, and counts the answers by key', async () => {
    const load = await runSteadily();
    expect(received).toHaveLength(0.7 * PER_SECOND);
    expect([...load.verdicts].sort()).toEqual([
      ['key-0', 35],
      ['key-1', 35],
    ]);
    expect([load.answers, load.unanswered, load.perSecond]).toEqual([{ 200: 70 }, 0, PER_SECOND]);
  });

  it('counts the wait for a free connection', async () => {
    delayMs = STALL_MS;
    const load = await runSteadily();
    // 70 requests over two connections, each of which takes 0.1 s, while all are due within 0.7 s.
    expect(load.p99).toBeGreaterThan(10 * STALL_MS);
  });

  it('counts refusals apart from verdicts, and requests without an answer', async () => {
    status = 503;
    expect((await runSteadily()).verdicts.size).toBe(0);
    const refused = runSteadily({ address: 'http://127.0.0.1:1' });
    await expect(refused).rejects.toThrow('http://127.0.0.1:1 antwortet nicht: 70 Fehler.');
  });

  it('ends early when it is aborted', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('Genug.')), 100);
    await expect(runSteadily({ seconds: 30, signal: controller.signal })).rejects.toThrow();
  });
});
