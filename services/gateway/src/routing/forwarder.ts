import type { ServerResponse } from 'node:http';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { sendProblem } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKeyInJson } from '../api-key/misplaced-key.js';
import { Callers } from '../caller/callers.js';
import { GatewayConfig } from '../config.js';
import { leastBusyReplica } from '../dispatch/choose-replica.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import { OpenCalls } from '../limits/open-calls.js';
import { CONNECT_TIMEOUT_MS, RETRY_AFTER_SECONDS, withoutConnection } from './forwarding.js';
import { forwardedHeaders } from './request-headers.js';
import { forwardedTarget } from './request-target.js';
import type { Upstream } from './upstream-endpoints.js';

const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i;
const ANSWER_TIMEOUT_MS = 3_000;
/** Longest pause within an answer, which may take any time in total. */
const SILENCE_TIMEOUT_MS = 30_000;
const CONNECTIONS_PER_SERVICE = 64;
/** Bytes of an answer that are read ahead: a slow reader occupies memory, not a connection to a service. */
const READ_AHEAD_BYTES = 1_024 * 1_024;

interface ForwardOptions {
  /** Headers of our own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the service's answer on, or another one instead. */
  readonly passOn?: (answer: Readable) => void;
  /** The answer is an open stream: it needs no place of `OpenCalls` and is forwarded byte by byte. */
  readonly stream?: boolean;
  /** The call changes data, so a missing answer means that its outcome is unknown. */
  readonly changes?: boolean;
  /** Milliseconds to wait for the response, for calls that take longer than others. */
  readonly responseTimeoutMs?: number | undefined;
}

/** Forwards requests to the services and returns their answers unchanged. */
@Injectable()
export class Forwarder {
  private readonly urls: Readonly<Record<Upstream, string>>;

  constructor(
    private readonly callers: Callers,
    private readonly dispatchers: Dispatchers,
    private readonly openCalls: OpenCalls,
    { VALIDATION_URLS, KEYS_URL, AUTH_URL, CMS_URL, LOG_URL, WORKER_URL }: GatewayConfig,
  ) {
    const validation = VALIDATION_URLS[0]!;
    this.urls = { validation, keys: KEYS_URL, auth: AUTH_URL, cms: CMS_URL, log: LOG_URL, worker: WORKER_URL };
  }

  /** Prepares a scope of routes for forwarding: reads bodies of any type completely before the service is called. */
  async prepare(scope: FastifyInstance, connections = CONNECTIONS_PER_SERVICE): Promise<void> {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, ({ headers }, body, done) => {
      if (headers['content-encoding'] !== undefined) done(new Problem('content_encoding_unsupported'));
      else if (isJson.test(headers['content-type'] ?? '') && isKeyInJson(body as Buffer))
        done(new Problem('key_misplaced'));
      else done(null, body);
    });
    await scope.register(replyFrom, {
      undici: {
        connections,
        connect: { timeout: CONNECT_TIMEOUT_MS },
        headersTimeout: ANSWER_TIMEOUT_MS,
        bodyTimeout: SILENCE_TIMEOUT_MS,
      },
      // Whether to try again is the caller's decision.
      retryMethods: [],
      disableRequestLogging: true,
    });
  }

  /**
   * Forwards a request and sends the answer.
   * @throws Problem `not_found` for a path that the service could read differently from the router; `too_many_open_requests`
   */
  async forward(
    request: FastifyRequest,
    reply: FastifyReply,
    service: Upstream,
    { headers: added, passOn, stream, responseTimeoutMs, changes }: ForwardOptions = {},
  ): Promise<FastifyReply> {
    const { bucket } = this.callers.of(request);
    const { path, query } = forwardedTarget(request.url);
    if (!stream && !(await this.hasPlace(bucket, reply.raw, responseTimeoutMs))) return reply;
    return reply.from(path, {
      ...(responseTimeoutMs !== undefined && { timeout: responseTimeoutMs }),
      // Apart from the path, which is decoded on the way: a query is its reader's business.
      queryString: () => query,
      getUpstream: () => this.selectOrigin(service),
      rewriteRequestHeaders: (_request, headers) => ({
        ...forwardedHeaders(headers, {
          requestId: request.id,
          caller: this.callers.headersFor(request),
          span: request.span,
        }),
        ...added,
      }),
      ...readBody(request),
      rewriteHeaders: withoutConnection,
      onResponse: (_request, _reply, { stream: answer }) => {
        const readable = stream ? answer : readAhead(answer);
        if (passOn) passOn(readable);
        else void reply.send(readable);
      },
      onError: (_reply, { error }) =>
        sendProblem(
          new Problem(changes && hasReached(error) ? 'outcome_unknown' : 'unavailable', {
            retryAfterSeconds: RETRY_AFTER_SECONDS,
          }),
          request,
          reply,
        ),
    });
  }

  /** Waits for a place among the calls of an address, held until its answer has left. @returns whether the caller is still there */
  private async hasPlace(bucket: string, response: ServerResponse, timeoutMs = ANSWER_TIMEOUT_MS): Promise<boolean> {
    const leave = await this.openCalls.enter(bucket);
    if (response.closed) leave();
    // The service continues an abandoned call: its place is freed when it must have answered.
    else response.once('close', () => (response.writableEnded ? leave() : setTimeout(leave, timeoutMs).unref()));
    return !response.closed;
  }

  /** Returns the service's URL; for validation-service that of the least busy replica that responds. */
  selectOrigin(service: Upstream): string {
    if (service !== 'validation') return this.urls[service];
    return leastBusyReplica(this.dispatchers.replicas.all, performance.now())?.origin ?? this.urls.validation;
  }
}

/** Whether a service may have read the request although its answer never came. */
function hasReached(error: Error): boolean {
  const { code = '' } = (error.cause ?? error) as { code?: string };
  return ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET', 'ECONNRESET'].includes(code);
}

/** Bytes with their own type: without one the library would take them for an object and write it as JSON. */
function readBody({ body, headers }: FastifyRequest): { body?: unknown; contentType?: string } {
  if (!Buffer.isBuffer(body)) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

function readAhead(answer: Readable): Readable {
  // A failure of either side destroys the other, and Fastify sees that of the one it sends.
  return pipeline(answer, new PassThrough({ highWaterMark: READ_AHEAD_BYTES }), () => undefined);
}
