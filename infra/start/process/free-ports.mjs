// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range systems hand out for outgoing connections: a client that knocks at the port of a server
// that is down could otherwise be given that very port, and the server could never come back.
const LOWEST = 18_000;
const HIGHEST = 32_000;

/**
 * Chooses private ports nobody listens on.
 * @param {number} count
 * @returns {Promise<number[]>} different ports on 127.0.0.1
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const chosen = new Set();
  for (let tries = 0; chosen.size < count; tries++) {
    if (tries > 1_000) throw new Error('Kein freier Port zwischen 18000 und 32000 gefunden.');
    const port = randomInt(LOWEST, HIGHEST);
    if (!chosen.has(port) && (await isFree(port))) chosen.add(port);
  }
  return [...chosen];
}

export async function freePort() {
  const [port = 0] = await freePorts(1);
  return port;
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>} false when something listens there; true also when this machine has no such address
 */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRNOTAVAIL'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
