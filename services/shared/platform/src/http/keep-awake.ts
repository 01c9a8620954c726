import type { FastifyReply, FastifyRequest } from 'fastify';

/** Often enough for every connection that we know of. */
const USUAL_EVERY_MS = 10_000;

/**
 * Says now and then that an answer is still being worked on (102), where that may take longer than a connection may stand still: a
 * proxy between us and the caller, and the gateway itself, takes a silent connection for a dead one (docs/SECURITY.md D4).
 */
export function keepAwake(everyMs = USUAL_EVERY_MS) {
  return ({ raw: request }: FastifyRequest, { raw: answer }: FastifyReply, done: () => void): void => {
    // A caller who knows HTTP/1.0 alone would take it for the answer.
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
