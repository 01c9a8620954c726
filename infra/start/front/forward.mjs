import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { pipeline } from 'node:stream';

/** Longest pause of a running answer; its total time is not limited. */
const SILENCE_TIMEOUT_MS = 900_000;
/** Headers of a single connection, which are not forwarded (RFC 9110, 7.6.1). */
const HOP_BY_HOP = 'connection keep-alive proxy-connection te trailer transfer-encoding upgrade'.split(' ');

/**
 * Streams requests to gateways and answers back. @fastify/reply-from would lose a streamed body when a gateway takes no connection, and
 * refuse paths that the gateways judge.
 * @param {import('./gateways.mjs').Gateways} gateways
 * @param {{ believesForwarded: boolean }} options whether the X-Forwarded-For of a proxy in front is passed on
 */
export function forwarder(gateways, { believesForwarded }) {
  return (
    /** @type {import('node:http').IncomingMessage} */ incoming,
    /** @type {import('node:http').ServerResponse} */ answer,
  ) => {
    const triedGateways = new Set();
    const headers = headersFor(incoming, believesForwarded);
    tryNext();

    /** Sends the request to a gateway, and to the next one when there is no connection: then the first has seen nothing of it. */
    function tryNext() {
      const gateway = gateways.choose(triedGateways);
      if (!gateway) return refuse(incoming, answer);
      triedGateways.add(gateway);
      gateway.open++;
      const { url, agent } = gateway;
      const outgoing = request({
        host: url.hostname,
        port: url.port,
        method: incoming.method,
        path: incoming.url,
        headers,
        agent,
      });
      let isConnected = false;
      outgoing.setTimeout(SILENCE_TIMEOUT_MS, () => outgoing.destroy());
      outgoing.once('socket', (socket) => {
        if (!socket.connecting) begin();
        else socket.once('connect', begin);
      });
      outgoing.once('close', () => gateway.open--);
      outgoing.once('error', () => (isConnected ? abandon() : tryNext()));
      outgoing.once('response', (/** @type {import('node:http').IncomingMessage} */ response) => {
        answer.writeHead(response.statusCode ?? 502, withoutHops(response.headers));
        pipeline(response, answer, () => undefined);
      });
      answer.once('close', () => outgoing.destroyed || answer.writableFinished || outgoing.destroy());

      function begin() {
        isConnected = true;
        // Not as a pipeline: one that breaks would take the caller's connection along, and with it the refusal.
        incoming.pipe(outgoing);
      }

      function abandon() {
        if (answer.headersSent) answer.destroy();
        else refuse(incoming, answer);
      }
    }
  };
}

/** @param {import('node:http').IncomingMessage} incoming @param {boolean} believesForwarded */
function headersFor({ headers, socket }, believesForwarded) {
  const before = believesForwarded ? headers['x-forwarded-for'] : undefined;
  const chunked = headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
  return {
    ...withoutHops(headers),
    ...chunked,
    'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', '),
  };
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function withoutHops(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/**
 * Answers like `unavailable` of a gateway, so that clients see one format.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} response
 */
function refuse({ url = '/' }, response) {
  const requestId = randomUUID();
  const sentence = 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.';
  const body = JSON.stringify({
    type: '/fehler/unavailable',
    title: 'Zurzeit nicht erreichbar',
    status: 503,
    detail: sentence,
    instance: url.replace(/\?.*$/, ''),
    code: 'unavailable',
    requestId,
    message: sentence,
  });
  response.writeHead(503, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    'retry-after': '1',
  });
  response.end(body);
}
