import type { Socket } from 'node:net';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { problemBody } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { AccessGuard } from '../access/access.guard.js';
import { applyRouteConfig } from './apply-route-config.js';
import { requestIdOf } from './request-id.js';
import { securityHeaders } from './security-headers.js';
import { sendProblem } from './send-problem.js';

const MAX_BODY_BYTES = 32 * 1_024;
const RECEIVE_LIMIT_MS = 30_000;
/** So long a connection with a request or an answer on it may stand still: who has stopped reading holds nothing for ever. */
const STILL_LIMIT_MS = 30_000;

/** Nest on Fastify as every service wants it: request ids, limits, security headers, log, and the guard in front of the body. */
export async function createApplication(root: DynamicModule): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(root, fastifyAdapter(), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  const server = app.getHttpAdapter().getInstance();
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    done();
  });
  applyRouteConfig(server, app.get(AccessGuard), await app.resolve(PinoLogger));
  return app;
}

function fastifyAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: RECEIVE_LIMIT_MS,
    connectionTimeout: STILL_LIMIT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    genReqId: requestIdOf,
    // Nobody registers Express middleware here; every request would walk through its empty chain.
    skipMiddie: true,
    // A malformed address is refused by the router before any hook runs.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: answerUnreadableRequest,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: 'all', useDefaults: false } },
  });
}

/** What is not even HTTP never reaches a route; it gets the same kind of answer. */
function answerUnreadableRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = requestIdOf({ headers: {} });
  const body = JSON.stringify(problemBody('invalid_request', { requestId, instance: '/' }));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Request-Id: ${requestId}\r\nConnection: close\r\n\r\n${body}`,
  );
}
