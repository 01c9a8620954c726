// @ts-check
import { createServer } from 'node:http';
import { crowding } from '../../test/crowding.mjs';
import { drive } from './drive.mjs';
import { keyedRequests } from './requests.mjs';

/** @type {import('node:http').Server} */
let server;
/** Requests the server has begun to answer, by key. @type {Map<string, number>} */
const served = new Map();
let status = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    const key = String(request.headers['x-api-key']);
    served.set(key, (served.get(key) ?? 0) + 1);
    request.resume();
    setTimeout(() => response.writeHead(status).end('{}'), 20);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
});

afterAll(() => server.close());

beforeEach(() => {
  served.clear();
  status = 200;
});

/** @param {Partial<import('./drive.mjs').Drive>} [changes] */
function run(changes) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return drive({
    address: `http://127.0.0.1:${port}`,
    connections: 4,
    warmUpSeconds: 0.2,
    // Long enough for an answer on a machine that is busy with others.
    seconds: 0.6 * crowding(),
    requestsOf: (connection) => keyedRequests(['DE1', 'DE2'], connection, `key-${connection}`),
    onOpen() {},
    onClose() {},
    signal: new AbortController().signal,
    ...changes,
  });
}

describe('drive', () => {
  it('counts every answer to every request that reached the server, by connection', async () => {
    const tally = await run();
    expect(tally.verdicts).toEqual([0, 1, 2, 3].map((connection) => served.get(`key-${connection}`)));
    expect(tally.unanswered).toBe(0);
  });

  it('measures after the warm-up only, one request at a time on each connection', async () => {
    /** @type {string[]} */
    const moments = [];
    const tally = await run({ onOpen: () => moments.push('open'), onClose: () => moments.push('close') });
    expect(moments).toEqual(['open', 'close']);
    expect(tally.latency.percentileMs(50)).toBeGreaterThanOrEqual(19);
    expect(tally.perSecond).toBeGreaterThan(0);
    expect(tally.perSecond).toBeLessThanOrEqual(4 / 0.02);
  });

  it('begins its time with the first answer, however long the requests take to be built', async () => {
    const slowly = (/** @type {number} */ connection) => {
      const until = performance.now() + 500;
      while (performance.now() < until);
      return keyedRequests(['DE1'], connection, 'key');
    };
    const tally = await run({ warmUpSeconds: 0.1, requestsOf: slowly });
    expect(tally.latency.total).toBeGreaterThan(0);
  });

  it('counts refusals apart from verdicts', async () => {
    status = 503;
    const tally = await run();
    expect(tally.non2xx).toBeGreaterThan(0);
    expect(tally.verdicts).toEqual([0, 0, 0, 0]);
  });

  it('ends early when it is told to', async () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('Genug.')), 100);
    await expect(run({ seconds: 30, signal: abort.signal })).rejects.toThrow('Genug.');
  });

  it('says so when nothing answers', async () => {
    const refused = run({ address: 'http://127.0.0.1:1', connections: 1 });
    await expect(refused).rejects.toThrow('http://127.0.0.1:1 antwortet nicht');
  });
});
