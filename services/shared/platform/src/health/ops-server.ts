import { fastify, type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { answerUnreadableRequest, httpServer } from '../http/http-server.js';
import type { IncomingBodies } from '../http/incoming-bodies.js';
import { addHealthRoutes } from './health-routes.js';
import type { Readiness } from './readiness.js';

/** The server of the health checks and metrics, which customers cannot reach. */
export function opsServer(readiness: Readiness, metrics: Registry, bodies: IncomingBodies): FastifyInstance {
  const server = fastify({
    forceCloseConnections: true,
    serverFactory: (answer) => httpServer(answer, bodies),
    clientErrorHandler: answerUnreadableRequest,
  });
  addHealthRoutes(server, readiness, 'reasons');
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  return server;
}
