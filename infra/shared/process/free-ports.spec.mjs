import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { accepts, exchange } from './exchange.mjs';
import { freePort, freePorts, isFree } from './free-ports.mjs';

/** @type {import('node:child_process').ChildProcess[]} */
const elsewhere = [];

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
  afterAll(() => {
    server.close();
    for (const child of elsewhere) child.kill();
  });

  it('chooses different ones, below those of outgoing connections', async () => {
    const ports = await freePorts(40);
    expect(new Set(ports).size).toBe(40);
    for (const port of ports) expect(port).toBeLessThan(32_768);
  });

  it('gives no port twice, neither to this process nor to another that chooses at the same time', async () => {
    const chosen = await Promise.all([freePorts(60), freePorts(60), chosenElsewhere(60), chosenElsewhere(60)]);
    expect(new Set(chosen.flat()).size).toBe(240);
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

/**
 * Ports chosen by another process, which runs until this one ends.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
async function chosenElsewhere(count) {
  const program = `
    const { freePorts } = await import(${JSON.stringify(new URL('./free-ports.mjs', import.meta.url))});
    process.send(await freePorts(${count}));
    process.on('disconnect', () => process.exit());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  elsewhere.push(child);
  const [ports] = await once(child, 'message');
  return ports;
}
