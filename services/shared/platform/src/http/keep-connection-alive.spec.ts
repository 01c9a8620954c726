import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mock } from 'node:test';
import { keepConnectionAlive } from './keep-connection-alive.js';

const EVERY_MS = 20;

/** Everything that comes back before the connection closes. */
async function received(version: string): Promise<string> {
  const server = createServer((raw: IncomingMessage, response: ServerResponse) => {
    keepConnectionAlive(EVERY_MS)({ raw } as FastifyRequest, { raw: response } as FastifyReply, () => undefined);
    mock.timers.tick(2 * EVERY_MS);
    response.end('done');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET / HTTP/${version}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  server.close();
  return text;
}

describe('keepConnectionAlive', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('D4: says that an answer is worked on, until it begins', async () => {
    const text = await received('1.1');
    expect(text).toMatch(/^(HTTP\/1\.1 102 Processing\r\n\r\n){2}HTTP\/1\.1 200 OK\r\n/);
    expect(text.endsWith('done\r\n0\r\n\r\n') || text.endsWith('done')).toBe(true);
  });

  it('sends nothing to clients that would take it for the answer', async () => {
    expect(await received('1.0')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});
