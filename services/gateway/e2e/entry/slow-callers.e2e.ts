import { type ServerResponse } from 'node:http';
import { dashboardStats, followEvents, listUsers, login, validateIban } from '@pruefer/contracts';
import { bearer, RawConnection, someIpAddress, until } from '@pruefer/testkit';
import { FakeService } from './support/fake-service.js';
import { sendRaw } from './support/send-raw.js';
import { gatewayFixture } from './start-gateway.js';

const SLOW = 200;
/** More than the buffers of two connections take: Linux grows each up to 33 MB to receive and 4 MB to send. */
const LARGE = Buffer.alloc(80_000_000, 'x');
const iban = JSON.stringify({ iban: 'DE89370400440532013000' });

interface Way {
  readonly method: string;
  readonly path: string;
  readonly port?: 'ops';
  /** Sends headers or a body without end, or does not read the answer. */
  readonly slow: 'headers' | 'body' | 'reader';
  /** What each is answered at last; who does not read is answered nothing. */
  readonly answer?: RegExp;
}

const tooSlow = /"request_timeout"/;
const tooSlowOrTooMany = /"request_timeout"|"too_many_open_requests"/;
const ways: Record<string, Way> = {
  'a large answer': { method: 'GET', path: dashboardStats.path, slow: 'reader' },
  'a forwarded call': { method: 'POST', path: login.path, slow: 'body', answer: tooSlowOrTooMany },
  'a check': { method: 'POST', path: validateIban.path, slow: 'body', answer: tooSlowOrTooMany },
  'a page': { method: 'GET', path: '/', slow: 'headers', answer: tooSlow },
  'a page, with a body': { method: 'GET', path: '/', slow: 'body', answer: /<!doctype html>/ },
  'the event stream': { method: 'GET', path: followEvents.path, slow: 'body', answer: /text\/event-stream|too_many/ },
  'the ops port': { method: 'GET', path: '/health/live', port: 'ops', slow: 'headers', answer: tooSlow },
};

describe('D9: callers that hold resources', () => {
  /** Large answers that have not left the service as a whole. */
  const largeResponses = new Set<ServerResponse>();
  /** As many as there ever were at once. */
  let mostLarge = 0;
  /** How many calls of the slow kind the service has heard of. */
  let logins = 0;
  const held: Record<string, RawConnection[]> = {};
  const service = new FakeService((request, response) => {
    request.resume();
    if (request.url === login.path) logins++;
    if (request.url === followEvents.path)
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    if (request.url !== dashboardStats.path) return void response.end('{}');
    mostLarge = Math.max(mostLarge, largeResponses.add(response).size);
    response.once('close', () => largeResponses.delete(response)).end(LARGE);
  });
  afterAll(() => {
    for (const connection of Object.values(held).flat()) connection.close();
  });
  const { gateway } = gatewayFixture(({ url }) => ({ AUTH_URL: url, LOG_URL: url }), [], service);

  const hold = async ({ method, path, port, slow }: Way, getAddress: () => string, count = SLOW) => {
    const { authorization = '' } = await bearer();
    const open = async () => {
      const lines = ['Host: x', `X-Forwarded-For: ${getAddress()}`, `Authorization: ${authorization}`];
      const body = ['Content-Type: application/json', 'Content-Length: 1000', '', ''];
      const ends = { headers: [''], body, reader: ['', ''] };
      const text = [`${method} ${path} HTTP/1.1`, ...lines, ...ends[slow]].join('\r\n');
      const url = port === 'ops' ? gateway.opsUrl : gateway.url;
      const connection = await RawConnection.open(url, text, slow !== 'reader');
      if (slow === 'reader') return connection;
      return connection.writeEvery(500, slow === 'body' ? '1' : 'a: b\r\n');
    };
    return Promise.all(Array.from({ length: count }, open));
  };

  /** One call of each kind, each from an address of its own. */
  const others = async () => {
    const token = await bearer({ role: 'admin' });
    const call =
      (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
      () =>
        fetch(path.startsWith('http') ? path : gateway.url + path, {
          ...init,
          headers: { 'x-forwarded-for': someIpAddress(), 'content-type': 'application/json', ...token, ...headers },
        });
    return [
      call(login.path, { method: 'POST', body: '{}' }),
      call(validateIban.path, { method: 'POST', body: iban }),
      call('/'),
      call(listUsers.path),
      call('/api/admin/dashboard/live-chart'),
      call(`${gateway.opsUrl}/health/live`),
    ];
  };

  /** Times of answers beside slow callers. */
  const times: [number, string][] = [];
  const expectOthersAnswered = async () => {
    for (const call of await others()) {
      const begun = performance.now();
      const response = await call();
      await response.text();
      expect([response.url, response.status]).toEqual([response.url, 200]);
      times.push([performance.now() - begun, new URL(response.url).pathname]);
    }
  };
  const countOpen = (name: string) => held[name]!.filter(({ isOpen }) => isOpen).length;

  /** Replaces calls that were abandoned while they waited, because the machine paused at first. */
  const moreLarge = (name: string, address: string) => async () => {
    if (mostLarge < 32) held[name]!.push(...(await hold(ways[name]!, () => address, 1)));
    return mostLarge >= 32;
  };

  it.each(Object.keys(ways))('%s: 200 from one address disturb nobody', async (name) => {
    const address = someIpAddress();
    held[name] = await hold(ways[name]!, () => address);
    await expectOthersAnswered();
    expect(countOpen(name)).toBeGreaterThanOrEqual(64);
    if (ways[name]!.slow === 'reader')
      await until(() => `${mostLarge} are under way`, moreLarge(name, address), 30_000);
    expect(mostLarge).toBeLessThanOrEqual(32);
  });

  it.each(Object.keys(ways).filter((name) => ways[name]!.slow !== 'reader'))(
    '%s: 200 from many addresses disturb nobody',
    async (name) => {
      const slow = `${name}, from many addresses`;
      held[slow] = await hold(ways[name]!, someIpAddress);
      const before = logins;
      await expectOthersAnswered();
      expect(countOpen(slow)).toBeGreaterThanOrEqual(64);
      // The service hears of a call when its body is whole, and until then gives no connection for it.
      expect(logins).toBe(before + 1);
    },
  );

  it('prints how long the others waited', () => {
    const sorted = times.toSorted(([a], [b]) => a - b);
    const [median, p99] = [0.5, 0.99].map((share) => sorted[Math.floor(sorted.length * share)]!);
    const callers = Object.values(held).flat().length;
    // The slowest is the one beside the large answers: service, gateway and their readers are one process here.
    process.stdout.write(
      `beside ${callers} slow callers: median ${median![0].toFixed(1)} ms, p99 ${p99!.join(' ms, ')}\n`,
    );
  });

  it.each(Object.keys(ways).filter((name) => ways[name]!.answer))('%s: each is ended', async (name) => {
    const connectionsOf = [...held[name]!, ...held[`${name}, from many addresses`]!];
    await until(name, () => connectionsOf.every(({ isOpen }) => !isOpen), 25_000);
    for (const { received } of connectionsOf) expect(received).toMatch(ways[name]!.answer!);
  });

  it('an address that holds more than its share is refused, and others are not', async () => {
    const answers = [...held['a forwarded call']!, ...held['a check']!].map(({ received }) => received);
    const tooMany = answers.filter((text) => text.includes('"too_many_open_requests"'));
    expect(tooMany).toHaveLength(2 * (SLOW - 64));
    for (const text of tooMany) expect(text).toMatch(/^HTTP\/1.1 429 .*retry-after: 1/is);
    const ofMany = held['a check, from many addresses']!;
    for (const { received } of ofMany) expect(received).toMatch(/^HTTP\/1.1 408 /);
  });

  it('E9: the addresses of one IPv6 network are one caller', async () => {
    let host = 0;
    const slow = await hold(ways['a check']!, () => `2001:db8:9:9::${(++host).toString(16)}`);
    await until('all ended', () => slow.every(({ isOpen }) => !isOpen), 25_000);
    const tooMany = slow.filter(({ received }) => received.includes('"too_many_open_requests"'));
    expect(tooMany).toHaveLength(SLOW - 64);
  });

  it('a caller that does not read a large answer releases the service within half a minute', async () => {
    await until('none is under way', () => largeResponses.size === 0, 45_000);
  });

  it('a customer with hundreds of connections is no such caller', async () => {
    const headers = { 'x-forwarded-for': someIpAddress(), 'content-type': 'application/json', ...(await bearer()) };
    const statuses = await Promise.all(
      Array.from(
        { length: 400 },
        async () => (await sendRaw(gateway.url + login.path, { method: 'POST', headers }, '{}')).status,
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
