import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import type { AccessGuard } from '../access/access.guard.js';
import { respondConditionally } from './respond-conditionally.js';
import { STALL_TIMEOUT_MS } from './http-server.js';
import type { IncomingBodies } from './incoming-bodies.js';
import { keepConnectionAlive } from './keep-connection-alive.js';
import { logResponse, withRequestId } from '../log/request-log.js';
import './route-config.js';

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
  const responseHook = logResponse(log);
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
    if (responseTimeoutMs > STALL_TIMEOUT_MS) append(route, keepConnectionAlive());
    if (!quiet) prepend(route, 'onResponse', [responseHook]);
    if (conditional) route.onSend = [respondConditionally, ...[route.onSend ?? []].flat()];
  });

  // Unknown routes are logged too, by their path.
  server.addHook('onResponse', (request, reply, done) => (request.is404 ? responseHook(request, reply, done) : done()));
}

function append(route: RouteOptions, hook: Hook): void {
  route.onRequest = [...[route.onRequest ?? []].flat(), hook];
}

function prepend(route: RouteOptions, name: 'onRequest' | 'onResponse', hooks: Hook[]): void {
  route[name] = [...hooks, ...[route[name] ?? []].flat()];
}
