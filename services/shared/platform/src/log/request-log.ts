import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import '../tracing/trace-requests.js';
import { shownPath } from './request-path.js';

export function getRequestIds({ id, span }: Pick<FastifyRequest, 'id' | 'span'>): {
  requestId: string;
  traceId?: string;
} {
  return span ? { requestId: id, traceId: span.traceId } : { requestId: id };
}

export function withRequestId(log: PinoLogger) {
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    log.runInContext(done, { bindings: getRequestIds(request) });
  };
}

/** Logs one line per answered request: the route pattern, no header, query or address (docs/SECURITY.md G1). */
export function logResponse(log: PinoLogger) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { method, routeOptions } = request;
    const path = routeOptions.url ?? shownPath(request);
    const responseTimeMs = Math.round(reply.elapsedTime);
    const line = { ...getRequestIds(request), method, path, status: reply.statusCode, responseTimeMs };
    log[toLogLevel(reply.statusCode)](line, 'answered');
    done();
  };
}

/** 503 means that a server is unavailable, which is temporary and logged as an outage. */
function toLogLevel(status: number): 'info' | 'warn' | 'error' {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}
