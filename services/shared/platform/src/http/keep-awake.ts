import type { FastifyReply, FastifyRequest } from 'fastify';

/** Short enough for the idle limits of common proxies. */
const USUAL_EVERY_MS = 10_000;

/**
 * Sends 102 at an interval while an answer takes longer than a connection may stall. Proxies and the gateway treat a silent
 * connection as dead (docs/SECURITY.md D4).
 */
export function keepAwake(everyMs = USUAL_EVERY_MS) {
  return ({ raw: request }: FastifyRequest, { raw: answer }: FastifyReply, done: () => void): void => {
    // HTTP/1.0 has no interim answers; a client would read it as the answer.
    if (request.httpVersion !== '1.0') {
      const signs = setInterval(() => {
        if (answer.headersSent) clearInterval(signs);
        else answer.writeProcessing();
      }, everyMs);
      answer.once('close', () => clearInterval(signs));
    }
    done();
  };
}
