import type { FastifyReply, FastifyRequest } from 'fastify';
import { onClose } from './on-close.js';

/** Short enough for the idle limits of common proxies. */
const USUAL_INTERVAL_MS = 10_000;

/**
 * Sends 102 at an interval while an answer takes longer than a connection may stall. Proxies and the gateway treat a silent
 * connection as dead (docs/SECURITY.md D4).
 */
export function keepConnectionAlive(intervalMs = USUAL_INTERVAL_MS) {
  return ({ raw: request }: FastifyRequest, { raw: response }: FastifyReply, done: () => void): void => {
    // HTTP/1.0 has no interim answers; a client would read it as the answer.
    if (request.httpVersion !== '1.0') {
      const signs = setInterval(() => {
        if (response.headersSent) clearInterval(signs);
        else response.writeProcessing();
      }, intervalMs);
      onClose(response, () => clearInterval(signs));
    }
    done();
  };
}
