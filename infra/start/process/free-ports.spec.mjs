// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { accepts } from './accepts.mjs';
import { exchange } from './exchange.mjs';
import { freePort, freePorts, isFree } from './free-ports.mjs';

describe('ports', () => {
  const server = createServer((socket) =>
    socket.on('data', (chunk) => socket.end(`echo ${chunk}`)).on('error', () => {}),
  );
  /** @type {number} */
  let taken;
  beforeAll(async () => {
    taken = await freePort();
    server.listen(taken, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  it('chooses different ones, below those of outgoing connections', async () => {
    const ports = await freePorts(40);
    expect(new Set(ports).size).toBe(40);
    for (const port of ports) expect(port).toBeLessThan(32_768);
  });

  it('knows a port that is taken', async () => {
    expect(await isFree(taken)).toBe(false);
    expect(await accepts(taken)).toBe(true);
  });

  it('knows a port that is free', async () => {
    const port = await freePort();
    expect(await isFree(port)).toBe(true);
    expect(await accepts(port)).toBe(false);
  });

  it('gives the answer of a server, and nothing where none listens', async () => {
    expect((await exchange(taken, Buffer.from('ping'), 9)).toString()).toBe('echo ping');
    expect((await exchange(await freePort(), Buffer.from('ping'), 9)).toString()).toBe('');
  });
});
