import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TraceSpan } from './trace-span.js';
import type { Tracing } from './tracing.js';

/**
 * Adds a span to every traced request. Adds no hook while tracing is off.
 * @param isPublic whether callers are untrusted, so that sampling is decided here
 */
export function traceRequests(server: FastifyInstance, tracing: Tracing, isPublic: boolean): void {
  if (!tracing.isEnabled) return;
  server.decorateRequest('span', undefined);
  server.addHook('onRequest', (request, _reply, done) => {
    // Health checks run every second.
    if (!request.url.startsWith('/health/')) request.span = createSpan(request, tracing, isPublic);
    done();
  });
  server.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}

function createSpan(request: FastifyRequest, tracing: Tracing, isPublic: boolean): TraceSpan | undefined {
  const { method, headers, routeOptions } = request;
  const route = routeOptions.url;
  const facts = { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) };
  const name = route === undefined ? method : `${method} ${route}`;
  return isPublic
    ? tracing.begin(name, headers['traceparent'], facts)
    : tracing.resume(name, headers['traceparent'], 'server', facts);
}
