import { setImmediate as turnOfLoop } from 'node:timers/promises';
import type { RunningService } from '@pruefer/platform';
import { RawConnection, until } from '@pruefer/testkit';
import { startDemo } from './support/demo-service.js';

const host = 'Host: x\r\n';
const json = 'Content-Type: application/json\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n';
const post = `POST /open-things HTTP/1.1\r\n${host}${json}`;
const thing = '{"name":"n","count":1}';

const misframed: [string, string][] = [
  ['another coding before chunked', `${post}Transfer-Encoding: x, chunked\r\n\r\n0\r\n\r\n`],
  ['two lines of codings', `${post}Transfer-Encoding: x\r\n${chunked}\r\n0\r\n\r\n`],
  ['chunked twice', `${post}${chunked}${chunked}\r\n0\r\n\r\n`],
  ['a coding after chunked', `${post}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n`],
  ['a list of one coding', `${post}Transfer-Encoding: chunked,\r\n\r\n0\r\n\r\n`],
  ['chunked in HTTP/1.0', `POST /open-things HTTP/1.0\r\n${json}${chunked}\r\n0\r\n\r\n`],
  ['length and chunks', `${post}Content-Length: 5\r\n${chunked}\r\n0\r\n\r\n`],
  ['chunks and length', `${post}${chunked}Content-Length: 5\r\n\r\n0\r\n\r\n`],
  ['two hosts', `GET /open HTTP/1.1\r\n${host}hOST: y\r\n\r\n`],
  ['the same host twice', `GET /open HTTP/1.1\r\n${host}${host}\r\n`],
  ['no host', 'GET /open HTTP/1.1\r\n\r\n'],
  ['HTTP/0.9', `GET /open HTTP/0.9\r\n${host}\r\n`],
  ['HTTP/2.0', `GET /open HTTP/2.0\r\n${host}\r\n`],
  ['a chunk of 2^64 bytes', `${post}${chunked}\r\n10000000000000000\r\n`],
];
const endless: [string, string, string][] = [
  ['the size of a chunk', `${post}${chunked}\r\n`, '0'.repeat(65_536)],
  ['the extension of a chunk', `${post}${chunked}\r\n1;`, 'a'.repeat(65_536)],
  ['extensions of small chunks', `${post}${chunked}\r\n`, `1;${'a'.repeat(10_000)}\r\nx\r\n`],
  ['trailers', `${post}${chunked}\r\n0\r\n`, `a: ${'b'.repeat(10_000)}\r\n`],
  ['headers', `${post}`, `a: ${'b'.repeat(10_000)}\r\n`],
];

describe('how messages are framed', () => {
  let service: RunningService;
  beforeAll(async () => void (service = await startDemo()));
  afterAll(() => service.close());

  const ports = () => [service.url, service.opsUrl];
  const expectRefusal = async (connection: RawConnection, code = 'invalid_request', status = 400) => {
    await until('the connection is closed', () => !connection.isOpen);
    const [head = '', body = ''] = connection.received.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(JSON.parse(body)).toMatchObject({ code, status });
  };

  it.each(misframed)('E12: %s is refused, and the connection closes', async (_, text) => {
    for (const port of ports()) await expectRefusal(await RawConnection.open(port, text));
  });

  it.each(endless)('E12: %s without an end is refused', async (_, begin, more) => {
    const connection = await RawConnection.open(service.url, begin);
    connection.writeEvery(1, more);
    await expectRefusal(connection);
  });

  it('E12: a refused message is not followed by the bytes after it', async () => {
    const second = `GET /open HTTP/1.1\r\n${host}\r\n`;
    const connection = await RawConnection.open(
      service.url,
      `${post}Transfer-Encoding: x, chunked\r\n\r\n0\r\n\r\n${second}`,
    );
    await expectRefusal(connection);
    expect(connection.received).not.toContain('"open":true');
  });

  it('E12: CONNECT is answered', async () => {
    for (const port of ports()) {
      const connection = await RawConnection.open(port, `CONNECT elsewhere:443 HTTP/1.1\r\n${host}\r\n`);
      await expectRefusal(connection, 'method_not_allowed', 405);
    }
  });

  it('E12: CONNECT and a reset harm no other caller', async () => {
    for (let i = 0; i < 50; i++) {
      const connection = await RawConnection.open(service.url);
      connection.write(`CONNECT elsewhere:443 HTTP/1.1\r\n${host}\r\n${'x'.repeat(100_000)}`);
      await turnOfLoop();
      connection.reset();
    }
    expect((await fetch(`${service.url}/open`)).status).toBe(200);
  });

  it('E12: an Upgrade is answered as if it had not been asked for', async () => {
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const connection = await RawConnection.open(service.url, `GET /open HTTP/1.1\r\n${host}${upgrade}`);
    await until('the answer', () => connection.received.includes('{"open":true}'));
    connection.close();
  });

  it.each(['gzip', 'br', 'x'])('E1: a body in %s is refused', async (encoding) => {
    const response = await fetch(`${service.url}/open-things`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: thing,
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'content_encoding_unsupported' });
  });

  it('E12: well-framed messages are answered: chunks, HTTP/1.0 without a host, a body that waits for 100', async () => {
    const size = thing.length.toString(16);
    const inChunks = `${post}From: a\r\nTransfer-Encoding: Chunked\r\n\r\n${size};ext=1\r\n${thing}\r\n0\r\n\r\n`;
    const old = `POST /open-things HTTP/1.0\r\n${json}Content-Length: ${thing.length}\r\n\r\n${thing}`;
    for (const text of [inChunks, old]) {
      const connection = await RawConnection.open(service.url, text);
      await until('the answer', () => connection.received.endsWith(thing));
      connection.close();
    }
    const expecting = `${post}Content-Length: ${thing.length}\r\nExpect: 100-continue\r\n\r\n`;
    const connection = await RawConnection.open(service.url, expecting);
    await until('the continuation', () => connection.received.startsWith('HTTP/1.1 100 Continue'));
    connection.write(thing);
    await until('the answer', () => connection.received.endsWith(thing));
    connection.close();
  });

  it('E12: HEAD is answered where GET is, with the same headers', async () => {
    const paths = [`${service.url}/open`, `${service.url}/health/live`, `${service.opsUrl}/health/live`];
    for (const url of [...paths, `${service.opsUrl}/metrics`]) {
      const [get, head] = [await fetch(url), await fetch(url, { method: 'HEAD' })];
      expect([head.status, await head.text()]).toEqual([200, '']);
      // `fetch` ends the connection after HEAD.
      const names = ({ headers }: Response) =>
        [...headers.keys()].filter((name) => !/^(?:connection|keep-alive)$/.test(name));
      expect(names(head)).toEqual(names(get));
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    }
  });
});
