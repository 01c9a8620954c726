import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exchange } from '../../shared/process/exchange.mjs';
import { redisProgram } from './redis-program.mjs';

/** @param {number} port @param {string} password */
export function redisUrl(port, password) {
  return `redis://:${password}@127.0.0.1:${port}`;
}

/**
 * Prepares a Redis server of our own, with append-only file and password, on 127.0.0.1.
 * @param {import('./server-context.mjs').ServerContext} context
 * @param {{ port: number, password: string }} settings
 * @returns {Promise<import('./server-context.mjs').PartSpec>}
 * @throws {import('../../shared/operator-error.mjs').OperatorError}
 */
export async function prepareRedis(context, { port, password }) {
  const { command, env } = await redisProgram(context);
  const folder = join(context.dataDir, 'redis');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'redis.conf');
  await writeFile(file, configuration(folder, port, password), { mode: 0o600 });
  return {
    name: 'redis',
    command,
    args: [file],
    env: { ...env, LC_ALL: 'C' },
    cwd: folder,
    port,
    url: redisUrl(port, password),
    isReady: async () => (await answerToPing(port, password)) === 'PONG',
    // Any answer will do: while its disk is full it refuses PING too.
    isAlive: async () => (await answerToPing(port, password)) !== '',
  };
}

const PONG = '+OK\r\n+PONG\r\n';

/**
 * @param {number} port
 * @param {string} password
 * @returns {Promise<string>} `PONG` when healthy, else the answer of Redis; empty without one
 */
export async function answerToPing(port, password) {
  const words = (await exchange(port, Buffer.from(`AUTH ${password}\r\nPING\r\n`), PONG.length)).toString();
  return words === PONG ? 'PONG' : words.replace('+OK', '').trim().replace(/^-/, '') || words.trim();
}

/**
 * In a file, because the password would be in the process list as an argument. noeviction: job queues need it.
 * @param {string} folder
 * @param {number} port
 * @param {string} password
 */
function configuration(folder, port, password) {
  return `port ${port}
bind 127.0.0.1
requirepass ${password}
dir ${JSON.stringify(folder)}
appendonly yes
save ""
maxmemory-policy noeviction
daemonize no
`;
}
