import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Problem } from '@pruefer/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { AccessGuard } from '../access/access.guard.js';
import { applyRouteConfig } from './apply-route-config.js';
import { answerUnreadableRequest, httpServer } from './http-server.js';
import type { IncomingBodies } from './incoming-bodies.js';
import { readRequestId } from './request-id.js';
import { securityHeaders } from './security-headers.js';
import { sendProblem } from './send-problem.js';
import { streamedBody } from './streamed-body.js';

const MAX_BODY_BYTES = 32 * 1_024;
/** Drops keys such as `__proto__` that could change the prototype of all objects. */
const POISON = 'remove';

/** Creates Nest on Fastify with request ids, limits, security headers, log, and the guard before body parsing. */
export async function createApplication(root: DynamicModule, bodies: IncomingBodies): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(root, fastifyAdapter(bodies), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  const server = app.getHttpAdapter().getInstance();
  parseJsonOnly(server);
  parseFiles(server);
  handOnStreams(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    done();
  });
  applyRouteConfig(server, { guard: app.get(AccessGuard), log: await app.resolve(PinoLogger), bodies });
  return app;
}

function parseJsonOnly(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser(POISON, POISON);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.headers['content-encoding'] === undefined) void parse(request, body, done);
    else done(new Problem('content_encoding_unsupported'), undefined);
  });
}

function parseFiles(server: FastifyInstance): void {
  server.addContentTypeParser<Buffer>(
    /^(?:image\/|application\/(?:offset\+)?octet-stream$)/,
    { parseAs: 'buffer' },
    ({ headers, routeOptions }, body, done) => {
      const { bytes = [] } = routeOptions.config;
      if (headers['content-encoding'] !== undefined) done(new Problem('content_encoding_unsupported'), undefined);
      else if (bytes.includes(String(headers['content-type']))) done(null, body);
      else done(new Problem('unsupported_media_type'), undefined);
    },
  );
}

function handOnStreams(server: FastifyInstance): void {
  server.addContentTypeParser(/^multipart\//, ({ headers, routeOptions, raw }, _body, done) => {
    const { bytes = [], isStreamed } = routeOptions.config;
    const [type = ''] = String(headers['content-type']).split(';', 1);
    if (headers['content-encoding'] !== undefined) done(new Problem('content_encoding_unsupported'), undefined);
    else if (isStreamed && bytes.includes(type.trim().toLowerCase())) done(null, streamedBody(raw));
    else done(new Problem('unsupported_media_type'), undefined);
  });
}

function fastifyAdapter(bodies: IncomingBodies): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (answer: RequestListener) => httpServer(answer, bodies),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    onProtoPoisoning: POISON,
    onConstructorPoisoning: POISON,
    genReqId: readRequestId,
    // No service uses Express middleware; skipping it saves a hook per request.
    skipMiddie: true,
    // The router refuses a malformed URL before any hook runs.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT' || !bodies.mayTakeLong(socket))
        answerUnreadableRequest(error, socket);
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: 'all', useDefaults: false } },
  });
}
