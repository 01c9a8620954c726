// @ts-check
import { connect } from 'node:net';

const TIMEOUT_MS = 1_000;

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
