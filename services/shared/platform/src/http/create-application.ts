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
import { requestIdOf } from './request-id.js';
import { securityHeaders } from './security-headers.js';
import { sendProblem } from './send-problem.js';
import { streamedBody } from './streamed-body.js';

const MAX_BODY_BYTES = 32 * 1_024;
/** What becomes of keys that could change what every object inherits. */
const POISON = 'remove';

/** Nest on Fastify as every service wants it: request ids, limits, security headers, log, and the guard in front of the body. */
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

/** As bytes, for the calls whose contract takes files of that type. */
function parseFiles(server: FastifyInstance): void {
  server.addContentTypeParser<Buffer>(
    /^(?:image\/|application\/octet-stream$)/,
    { parseAs: 'buffer' },
    ({ headers, routeOptions }, body, done) => {
      const { bytes = [] } = routeOptions.config;
      if (headers['content-encoding'] !== undefined) done(new Problem('content_encoding_unsupported'), undefined);
      else if (bytes.includes(String(headers['content-type']))) done(null, body);
      else done(new Problem('unsupported_media_type'), undefined);
    },
  );
}

/** As they come, for the calls whose contract takes a body of any length. */
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
    genReqId: requestIdOf,
    // Nobody registers Express middleware here; every request would walk through its empty chain.
    skipMiddie: true,
    // A malformed address is refused by the router before any hook runs.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT' || !bodies.mayTakeLong(socket))
        answerUnreadableRequest(error, socket);
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: 'all', useDefaults: false } },
  });
}
