// @ts-check
import { connect } from 'node:net';

const LIMIT_MS = 1_000;

/**
 * Sends one message to a local port and gives what comes back: how servers are asked whether they are ready.
 * @param {number} port
 * @param {Buffer} message
 * @param {number} expectedBytes waits for that many
 * @returns {Promise<Buffer>} what came within a second, empty when nobody listens
 */
export function exchange(port, message, expectedBytes) {
  return new Promise((resolve) => {
    let answer = Buffer.alloc(0);
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(message));
    const finish = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(LIMIT_MS, finish);
    socket.on('error', finish);
    socket.on('close', finish);
    socket.on('data', (chunk) => {
      answer = Buffer.concat([answer, chunk]);
      if (answer.length >= expectedBytes) finish();
    });
  });
}
