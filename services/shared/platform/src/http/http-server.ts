import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ProblemCode, problemBody, problems } from '@pruefer/contracts';
import type { IncomingBodies } from './incoming-bodies.js';
import { isMisframed } from './message-framing.js';
import { requestIdOf } from './request-id.js';
import { securityHeaders } from './security-headers.js';

const HEADERS_LIMIT_MS = 10_000;
/** For what nobody waits for, for example the rest of a body that was refused. Not for bodies that may take long (`IncomingBodies`). */
const REQUEST_LIMIT_MS = 25_000;
/** How late Node may notice; it wakes up so often, idle or not. */
const LOOK_EVERY_MS = 2_000;
/** So long a connection may stand still, with a request or an answer on it: who has stopped reading holds nothing for ever. */
export const STILL_LIMIT_MS = 30_000;
/** And without one; Node adds a second. */
const IDLE_LIMIT_MS = STILL_LIMIT_MS - 1_000;

/**
 * What every port of ours is served by, whatever answers there: limits of time, and no request that could be read in two ways
 * (docs/SECURITY.md D9, E12).
 */
export function httpServer(answer: RequestListener, bodies: IncomingBodies): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      keepAliveTimeout: IDLE_LIMIT_MS,
      // Node's refusal would be no problem as all others are.
      requireHostHeader: false,
    },
    (request, response) => {
      if (isMisframed(request)) return refuseMisframed(response);
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (length !== undefined || encoding !== undefined) bodies.watch(request, response);
      answer(request, response);
    },
  );
  server.setTimeout(STILL_LIMIT_MS);
  // Without a listener Node closes without a word; with one the socket is no longer Node's, and a reset would end the process.
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    closeWith(socket, 'method_not_allowed', 'Allow: \r\n');
  });
  return server;
}

/** What is not even HTTP, or not in time, never reaches a route; it gets the same kind of answer. */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || hasBegunAnswer(socket)) return void socket.destroy();
  closeWith(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'invalid_request');
}

/** The answer is on its way already: a second one would be read as its end. Node looks at the same field before it answers by itself. */
function hasBegunAnswer(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}

function closeWith(socket: Socket, code: ProblemCode, ownHeaders = ''): void {
  const { head, body, status } = refusal(code);
  const headers = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status}\r\n${headers.join('')}${ownHeaders}\r\n${body}`);
  // Also when the other side goes on sending and never closes its half.
  socket.destroySoon();
}

function refuseMisframed(response: ServerResponse): void {
  const { head, body } = refusal('invalid_request');
  response.writeHead(400, head).end(body);
}

function refusal(code: ProblemCode) {
  const requestId = requestIdOf({ headers: {} });
  const body = JSON.stringify(problemBody(code, { requestId, instance: '/' }));
  const { status } = problems[code];
  const head = {
    ...securityHeaders,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  };
  return { status: `${status} ${STATUS_CODES[status]}`, head, body };
}
