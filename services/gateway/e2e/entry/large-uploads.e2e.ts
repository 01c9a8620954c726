import { createHash, randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { checkBackup, dashboardStats, restoreBackup } from '@pruefer/contracts';
import { bearer, RawConnection, someIpAddress, until } from '@pruefer/testkit';
import { FakeService } from './support/fake-service.js';
import { gatewayFixture } from './start-gateway.js';

const MEGABYTE = 1_024 * 1_024;
const form = 'multipart/form-data; boundary=x';

describe('an upload of any length', () => {
  /** What the worker does with the next request. */
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let heard = 0;

  const worker = new FakeService((request, response) => {
    heard++;
    request.on('error', () => undefined);
    answer(request, response);
  });
  const { gateway } = gatewayFixture(({ url }) => ({ WORKER_URL: url, LOG_URL: url }), [], worker);
  beforeEach(() => (heard = 0));

  const upload = async (
    body: Readable | Uint8Array<ArrayBuffer>,
    token = bearer({ role: 'admin' }),
    signal?: AbortSignal,
  ) => {
    // A stream of Node's, and what Node wants beside it: the types of browsers, which are there too, know neither.
    const streamed = { body: body as unknown as NonNullable<RequestInit['body']>, duplex: 'half' };
    const headers = { ...(await token), 'x-forwarded-for': someIpAddress(), 'content-type': form };
    const url = gateway.url + checkBackup.path;
    return fetch(url, { method: 'POST', headers, ...streamed, ...(signal && { signal }) } as RequestInit);
  };

  const readAll = (request: IncomingMessage, response: ServerResponse) => {
    const hash = createHash('sha256');
    request.on('data', (chunk: Buffer) => hash.update(chunk));
    request.once('end', () => response.end(JSON.stringify({ sha256: hash.digest('hex') })));
  };

  const open = async (length: number, token = bearer({ role: 'admin' })) => {
    const { authorization = '' } = await token;
    const lines = ['Host: x', `X-Forwarded-For: ${someIpAddress()}`, `Authorization: ${authorization}`];
    const head = [`POST ${restoreBackup.path} HTTP/1.1`, ...lines, `Content-Type: ${form}`];
    return RawConnection.open(gateway.url, [...head, `Content-Length: ${length}`, '', 'x'].join('\r\n'));
  };

  it('E1: 300 MB reach their service as they are, and never lie in memory', async () => {
    const block = randomBytes(MEGABYTE);
    const hash = createHash('sha256');
    let sent = 0;
    let received = 0;
    answer = (request, response) => {
      request.on('data', ({ length }: Buffer) => (received += length));
      readAll(request, response);
    };
    let mostOnTheWay = 0;
    const blocks = Readable.from(
      (function* () {
        for (; sent < 300 * MEGABYTE; sent += MEGABYTE) {
          hash.update(block);
          mostOnTheWay = Math.max(mostOnTheWay, sent - received);
          yield block;
        }
      })(),
    );
    const { sha256 } = (await (await upload(blocks)).json()) as { sha256: string };
    expect(sha256).toBe(hash.digest('hex'));
    process.stdout.write(`300 MB through the gateway: at most ${mostOnTheWay / MEGABYTE} MB on the way\n`);
    // The buffers of two connections and of three streams.
    expect(mostOnTheWay).toBeLessThan(32 * MEGABYTE);
  });

  it('A2: refuses callers without the right before a byte is read', async () => {
    const refused = await upload(Buffer.alloc(10 * MEGABYTE), bearer({ role: 'manager' }));
    expect([refused.status, heard]).toEqual([403, 0]);
  });

  it('E1: what says that it is compressed is refused', async () => {
    const headers = { ...(await bearer({ role: 'admin' })), 'content-type': form, 'content-encoding': 'gzip' };
    const refused = await fetch(gateway.url + checkBackup.path, { method: 'POST', headers, body: 'x' });
    expect([refused.status, heard]).toEqual([415, 0]);
  });

  it('E1: an answer before the end reaches a client that is still sending', async () => {
    answer = (_request, response) =>
      response.writeHead(400, { 'content-type': 'application/problem+json' }).end('{"code":"backup_unreadable"}');
    const refused = await upload(Buffer.alloc(64 * MEGABYTE));
    expect([refused.status, await refused.json()]).toEqual([400, { code: 'backup_unreadable' }]);
  });

  it('D9: a service that takes nothing makes the sender wait, and other calls do not', async () => {
    let upload: IncomingMessage | undefined;
    answer = (request, response) => {
      if (request.url !== restoreBackup.path) return void response.end('{}');
      upload = request;
      request.once('end', () => response.end('{}'));
    };
    const connection = await open(200 * MEGABYTE);
    await until('the service to hear of it', () => upload !== undefined);
    connection.writeEvery(10, 'x'.repeat(MEGABYTE));
    await until('the sender to wait', () => connection.waitingBytes > 20 * MEGABYTE);
    const call = await fetch(gateway.url + dashboardStats.path, { headers: await bearer({ role: 'admin' }) });
    expect(call.status).toBe(200);
    connection.close();
    upload!.resume();
    await until('the service to notice that the sender has gone', () => upload!.destroyed);
  });

  it('D9: a few at once, one of each session', async () => {
    answer = readAll;
    const token = bearer({ role: 'admin' });
    const held = await open(100, token);
    await until('the first', () => heard === 1);
    const second = await upload(Buffer.alloc(1), token);
    expect([second.status, ((await second.json()) as { code: string }).code]).toEqual([429, 'too_many_open_requests']);
    held.close();
  });

  it('D9: a sender that creeps is answered and ended', async () => {
    answer = readAll;
    const connection = await open(100 * MEGABYTE);
    connection.writeEvery(500, 'x');
    await until('the end of the sender', () => connection.received.includes('"request_timeout"'), 40_000);
    connection.close();
  });

  it('D4: a service that says that it is at work is heard by the caller', async () => {
    answer = (request, response) => {
      response.writeProcessing();
      request.resume().once('end', () => response.end('{}'));
    };
    const connection = await open(1);
    await until('the answer', () => connection.received.includes('HTTP/1.1 200 OK'));
    expect(connection.received).toMatch(/^HTTP\/1\.1 102 Processing\r\n\r\nHTTP\/1\.1 200 OK/);
    connection.close();
  });

  it('D4: a service that dies in the middle is reported as unavailable', async () => {
    answer = (request) => request.once('data', () => request.socket.destroy());
    const answered = await upload(Buffer.alloc(8 * MEGABYTE));
    expect(answered.status).toBe(503);
  });
});
