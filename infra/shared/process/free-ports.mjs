import { createServer } from 'node:net';

// Below the range systems hand out for outgoing connections: a client that knocks at the port of a server
// that is down could otherwise be given that very port, and the server could never come back.
const LOWEST = 18_000;
const HIGHEST = 32_000;
const BLOCK_SIZE = 50;

/** Reserved ports that are not yet assigned. @type {number[]} */
let ours = [];

/** First ports of the blocks of this process: listening on the first port reserves the whole block. @type {Set<number>} */
const blocks = new Set();

/** The choice that runs: the next one waits for it. @type {Promise<unknown>} */
let choosing = Promise.resolve();

/**
 * Chooses free private ports and reserves them for this process, so that their servers may start late.
 * @param {number} count
 * @returns {Promise<number[]>} different ports on 127.0.0.1
 */
export function freePorts(count) {
  return inTurn(() => choose(count));
}

/**
 * Reserves ports of an earlier process again.
 * @param {number[]} ports
 * @returns {Promise<number[]>} those that are free and not reserved by another process
 */
export function reclaim(ports) {
  return inTurn(async () => {
    const reclaimedPorts = [];
    for (const port of ports) {
      const firstOfBlock = port - ((port - LOWEST) % BLOCK_SIZE);
      if ((await claim(firstOfBlock)) && (await isFree(port))) reclaimedPorts.push(port);
    }
    return reclaimedPorts;
  });
}

/** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
function inTurn(work) {
  const choice = choosing.then(work);
  choosing = choice.catch(() => undefined);
  return choice;
}

/** @returns {Promise<number>} a port that is free, as chosen by `freePorts` */
export async function freePort() {
  const [port = 0] = await freePorts(1);
  return port;
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>} false when something listens there; true also when this machine has no such address
 */
export async function isFree(port, host = '127.0.0.1') {
  const code = await findPortError(port, host);
  return code === undefined || code === 'EADDRNOTAVAIL';
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error code of listening there; undefined: the port is free
 */
export async function findPortError(port, host) {
  const { server, code } = await listen(port, host);
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  return code;
}

/** @param {number} count */
async function choose(count) {
  /** @type {number[]} */
  const unusedPorts = [];
  while (unusedPorts.length < count) {
    if (ours.length === 0) ours = await claimBlock();
    const port = ours.shift() ?? 0;
    if (await isFree(port)) unusedPorts.push(port);
  }
  return unusedPorts;
}

/**
 * @param {unknown} port
 * @returns {port is number} whether `freePorts` chooses such ports
 */
export function isOwnPort(port) {
  return Number.isInteger(port) && Number(port) > LOWEST && Number(port) < HIGHEST;
}

/**
 * Reserves a block of ports until this process ends, by listening on its first port.
 * @returns {Promise<number[]>} the other ports of the block
 */
async function claimBlock() {
  const count = (HIGHEST - LOWEST) / BLOCK_SIZE;
  const begin = Math.floor(Math.random() * count);
  for (let n = 0; n < count; n++) {
    const first = LOWEST + ((begin + n) % count) * BLOCK_SIZE;
    if (blocks.has(first) || !(await claim(first))) continue;
    return Array.from({ length: BLOCK_SIZE - 1 }, (_, k) => first + 1 + k);
  }
  throw new Error(`Kein freier Port zwischen ${LOWEST} und ${HIGHEST} gefunden.`);
}

/**
 * @param {number} first port of a block
 * @returns {Promise<boolean>} whether this process now holds the block
 */
async function claim(first) {
  if (blocks.has(first)) return true;
  const { server } = await listen(first, '127.0.0.1');
  server?.unref();
  if (server) blocks.add(first);
  return server !== undefined;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<{ server?: import('node:net').Server, code?: string | undefined }>} the server, or why there is none
 */
function listen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve({ code }));
    server.listen({ port, host, exclusive: true }, () => resolve({ server }));
  });
}
