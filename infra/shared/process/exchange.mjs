// @ts-check
import { connect } from 'node:net';

const TIMEOUT_MS = 1_000;
const LIVE_TIMEOUT_MS = 5_000;

/**
 * Sends one message to a local port and returns the answer, for readiness and liveness checks.
 * @param {number} port
 * @param {Buffer} message
 * @param {number} expectedBytes the exchange ends when that many have arrived
 * @param {number} [timeoutMs] longest silence
 * @returns {Promise<Buffer>} the bytes received in time, empty for a closed port
 */
export function exchange(port, message, expectedBytes, timeoutMs = TIMEOUT_MS) {
  return new Promise((resolve) => {
    let answer = Buffer.alloc(0);
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(message));
    const finish = () => {
      socket.destroy();
      resolve(answer);
    };
    // An answer that has arrived, but was not read yet on a crowded machine, counts.
    socket.setTimeout(timeoutMs, () => setImmediate(finish));
    socket.on('error', finish);
    socket.on('close', finish);
    socket.on('data', (chunk) => {
      answer = Buffer.concat([answer, chunk]);
      if (answer.length >= expectedBytes) finish();
    });
  });
}

const LIVE = Buffer.from('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
const ALIVE = 'HTTP/1.1 200';

/**
 * @param {number} opsPort
 * @param {number} [timeoutMs] longest silence
 * @returns {Promise<boolean>} whether a service there answers its liveness check with 200
 */
export async function answersLive(opsPort, timeoutMs = LIVE_TIMEOUT_MS) {
  return (await exchange(opsPort, LIVE, ALIVE.length, timeoutMs)).toString('latin1').startsWith(ALIVE);
}

/**
 * Connects to a port. Trying to listen there would take the port from a server that is being restarted.
 * @param {number} port
 * @returns {Promise<boolean>} whether something on this machine accepts connections there
 */
export function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    // Data that arrived before a late timer still counts.
    socket.setTimeout(TIMEOUT_MS, () => setImmediate(() => finish(false)));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
