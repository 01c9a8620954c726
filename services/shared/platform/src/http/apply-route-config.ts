import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import type { AccessGuard } from '../access/access.guard.js';
import { answerConditionally } from './answer-conditionally.js';
import { logAnswer, withRequestId } from '../log/request-log.js';
import './route-config.js';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/**
 * Turns the `config` of every route into hooks when the route is made, so that a hot public route pays for none of them.
 * The guard is a hook because Nest runs its guards only after the body has been read: who may not call shall not be parsed (docs/SECURITY.md A2).
 */
export function applyRouteConfig(server: FastifyInstance, guard: AccessGuard, log: PinoLogger): void {
  const contextHook = withRequestId(log);
  const answerHook = logAnswer(log);

  server.addHook('onRoute', (route) => {
    const { access, polled, quiet, maxBodyBytes, conditional } = route.config ?? {};
    if (maxBodyBytes !== undefined) route.bodyLimit = maxBodyBytes;
    const admit: Hook = (request, _reply, done) =>
      void guard.admit(request, { access, polled }).then(() => done(), done);
    prepend(route, 'onRequest', [...(quiet ? [] : [contextHook]), ...(access === 'public' ? [] : [admit])]);
    if (!quiet) prepend(route, 'onResponse', [answerHook]);
    if (conditional) route.onSend = [answerConditionally, ...[route.onSend ?? []].flat()];
  });

  // What no route answers is logged too, by its path.
  server.addHook('onResponse', (request, reply, done) => (request.is404 ? answerHook(request, reply, done) : done()));
}

function prepend(route: RouteOptions, name: 'onRequest' | 'onResponse', hooks: Hook[]): void {
  route[name] = [...hooks, ...[route[name] ?? []].flat()];
}
