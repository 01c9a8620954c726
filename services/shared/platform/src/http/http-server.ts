import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemBody, type ProblemCode, problems } from '@pruefer/contracts';
import type { IncomingBodies } from './incoming-bodies.js';
import { isMisframed } from './message-framing.js';
import { readRequestId } from './request-id.js';
import { securityHeaders } from './security-headers.js';

const HEADERS_TIMEOUT_MS = 10_000;
/** Limit for requests without other limits, such as the rest of a refused body. Long bodies have their own limit (`IncomingBodies`). */
const REQUEST_TIMEOUT_MS = 25_000;
/** Interval in which Node checks its limits; each check wakes the process. */
const POLL_INTERVAL_MS = 2_000;
/** Longest stall of a connection during a request or an answer; a stalled reader would hold resources. */
export const STALL_TIMEOUT_MS = 30_000;
/** Limit for idle connections; Node adds a second. */
const IDLE_TIMEOUT_MS = STALL_TIMEOUT_MS - 1_000;

/** The HTTP server of every port: with time limits, and refusing requests that can be parsed in two ways (docs/SECURITY.md D9, E12). */
export function httpServer(answer: RequestListener, bodies: IncomingBodies): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: POLL_INTERVAL_MS,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
      // The host is checked later, so that the refusal is a problem document.
      requireHostHeader: false,
    },
    (request, response) => {
      if (isMisframed(request)) return refuseMisframed(response);
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (length !== undefined || encoding !== undefined) bodies.watch(request, response);
      answer(request, response);
    },
  );
  server.setTimeout(STALL_TIMEOUT_MS);
  // Without a listener Node closes the connection silently. With one, Node no longer handles errors of the socket, and a reset
  // would end the process.
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    closeWith(socket, 'method_not_allowed', 'Allow: \r\n');
  });
  return server;
}

/** Answers invalid or late requests, which never reach a route, with a problem document. */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || hasBegunResponse(socket)) return void socket.destroy();
  closeWith(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'invalid_request');
}

/** A second answer would be read as the end of the first. Node checks the same private field. */
function hasBegunResponse(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}

function closeWith(socket: Socket, code: ProblemCode, ownHeaders = ''): void {
  const { head, body, status } = refusal(code);
  const headers = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status}\r\n${headers.join('')}${ownHeaders}\r\n${body}`);
  // Closes the socket even if the client keeps sending and never closes its side.
  socket.destroySoon();
}

function refuseMisframed(response: ServerResponse): void {
  const { head, body } = refusal('invalid_request');
  response.writeHead(400, head).end(body);
}

function refusal(code: ProblemCode) {
  const requestId = readRequestId({ headers: {} });
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
