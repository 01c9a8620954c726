import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import type { AccessGuard } from '../access/access.guard.js';
import { respondConditionally } from './respond-conditionally.js';
import { STILL_TIMEOUT_MS } from './http-server.js';
import type { IncomingBodies } from './incoming-bodies.js';
import { logResponse, withRequestId } from '../log/request-log.js';
import './route-config.js';

/** Short enough for the idle limits of common proxies. */
const USUAL_INTERVAL_MS = 10_000;

interface RouteParts {
  readonly guard: AccessGuard;
  readonly log: PinoLogger;
  readonly bodies: IncomingBodies;
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/**
 * Turns the `config` of each route into hooks at registration, so that hot public routes pay for none of them. The guard is a
 * hook because Nest runs its guards after the body was parsed, and unauthorized bodies must not be parsed (docs/SECURITY.md A2).
 */
export function applyRouteConfig(server: FastifyInstance, { guard, log, bodies }: RouteParts): void {
  const contextHook = withRequestId(log);
  const answerHook = logResponse(log);
  const allowLong: Hook = ({ raw }, _reply, done) => {
    bodies.allowLong(raw);
    done();
  };

  server.addHook('onRoute', (route) => {
    const { access, polled, quiet, maxBodyBytes, conditional, isStreamed, responseTimeoutMs = 0 } = route.config ?? {};
    if (maxBodyBytes !== undefined) route.bodyLimit = maxBodyBytes;
    const admit: Hook = (request, _reply, done) =>
      void guard.admit(request, { access, polled }).then(() => done(), done);
    prepend(route, 'onRequest', [...(quiet ? [] : [contextHook]), ...(access === 'public' ? [] : [admit])]);
    // After the guard: unauthorized callers get no extra time.
    if (isStreamed) append(route, allowLong);
    if (responseTimeoutMs > STILL_TIMEOUT_MS) append(route, keepAwake());
    if (!quiet) prepend(route, 'onResponse', [answerHook]);
    if (conditional) route.onSend = [respondConditionally, ...[route.onSend ?? []].flat()];
  });

  // Unknown routes are logged too, by their path.
  server.addHook('onResponse', (request, reply, done) => (request.is404 ? answerHook(request, reply, done) : done()));
}

function append(route: RouteOptions, hook: Hook): void {
  route.onRequest = [...[route.onRequest ?? []].flat(), hook];
}

function prepend(route: RouteOptions, name: 'onRequest' | 'onResponse', hooks: Hook[]): void {
  route[name] = [...hooks, ...[route[name] ?? []].flat()];
}

/**
 * Sends 102 at an interval while an answer takes longer than a connection may stall. Proxies and the gateway treat a silent
 * connection as dead (docs/SECURITY.md D4).
 */
export function keepAwake(intervalMs = USUAL_INTERVAL_MS) {
  return ({ raw: request }: FastifyRequest, { raw: response }: FastifyReply, done: () => void): void => {
    // HTTP/1.0 has no interim answers; a client would read it as the answer.
    if (request.httpVersion !== '1.0') {
      const signs = setInterval(() => {
        if (response.headersSent) clearInterval(signs);
        else response.writeProcessing();
      }, intervalMs);
      response.once('close', () => clearInterval(signs));
    }
    done();
  };
}
