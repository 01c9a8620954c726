import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import { withoutSecrets } from './without-secrets.js';

/** Runs what follows with the request id in every log line. */
export function withRequestId(log: PinoLogger) {
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    log.runInContext(done, { bindings: { requestId: request.id } });
  };
}

/** One line per answered request: the route's pattern, no header, query or address (docs/SECURITY.md G1). */
export function logAnswer(log: PinoLogger) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { method, id: requestId, routeOptions } = request;
    const path = routeOptions.url ?? withoutSecrets(pathOf(request));
    const line = { requestId, method, path, status: reply.statusCode, responseTimeMs: Math.round(reply.elapsedTime) };
    log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'answered');
    done();
  };
}

/** The path of a request, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '/';
}
