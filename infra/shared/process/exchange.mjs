import { connect } from 'node:net';

const TIMEOUT_MS = 1_000;
const READY_TIMEOUT_MS = 2_000;
const LIVE_TIMEOUT_MS = 5_000;
const HEALTHY = 'HTTP/1.1 200';

/**
 * Sends one message to a local port and returns the answer, for readiness and liveness checks.
 * @param {number} port
 * @param {Buffer} message
 * @param {number} expectedBytes the exchange ends when that many have arrived
 * @param {number} [timeoutMs] longest silence
 * @param {string} [host]
 * @returns {Promise<Buffer>} the bytes received in time, empty for a closed port
 */
export function exchange(port, message, expectedBytes, timeoutMs = TIMEOUT_MS, host = '127.0.0.1') {
  return new Promise((resolve) => {
    let answer = Buffer.alloc(0);
    const socket = connect({ port, host }, () => socket.write(message));
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

/** Whether a service answers its liveness check with 200. @param {number} opsPort @param {number} [timeoutMs] longest silence */
export function answersLive(opsPort, timeoutMs = LIVE_TIMEOUT_MS) {
  return isHealthy(opsPort, 'live', timeoutMs);
}

/** Whether a service answers its readiness check with 200. @param {number} port @param {string} [host] */
export function answersReady(port, host) {
  return isHealthy(port, 'ready', READY_TIMEOUT_MS, host);
}

/** @param {number} port @param {'live' | 'ready'} check @param {number} timeoutMs @param {string} [host] */
async function isHealthy(port, check, timeoutMs, host) {
  const question = `GET /health/${check} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  const answer = await exchange(port, Buffer.from(question), HEALTHY.length, timeoutMs, host);
  return answer.toString('latin1').startsWith(HEALTHY);
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
