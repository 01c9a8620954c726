import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from';
import { Injectable } from '@nestjs/common';
import { Problem, type ServiceName } from '@pruefer/contracts';
import { sendProblem } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import { GatewayConfig } from '../config.js';
import { chooseReplica } from '../dispatch/choose-replica.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import { forwardedHeaders } from './request-headers.js';
import { forwardedTarget } from './request-target.js';

const CONNECT_LIMIT_MS = 1_000;
const ANSWER_LIMIT_MS = 3_000;
/** An answer that has begun may take long, but not stand still. */
const SILENCE_LIMIT_MS = 30_000;
const CONNECTIONS_PER_SERVICE = 64;
const RETRY_AFTER_SECONDS = 5;

/** The services that requests are handed on to. */
export type Upstream = Exclude<ServiceName, 'gateway'>;

export interface ForwardOptions {
  /** Headers of our own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the service's answer on, or another one instead. */
  readonly onResponse?: FastifyReplyFromHooks['onResponse'];
}

/** Hands requests on to the services and their answers back, both as they are. */
@Injectable()
export class Forwarder {
  private readonly urls: Readonly<Record<Upstream, string>>;

  constructor(
    private readonly callers: Callers,
    private readonly dispatchers: Dispatchers,
    { VALIDATION_URLS, KEYS_URL, AUTH_URL, CMS_URL, LOG_URL, WORKER_URL }: GatewayConfig,
  ) {
    const validation = VALIDATION_URLS[0]!;
    this.urls = { validation, keys: KEYS_URL, auth: AUTH_URL, cms: CMS_URL, log: LOG_URL, worker: WORKER_URL };
  }

  /** Makes a scope of routes able to forward: bodies stay streams, whatever is in them. */
  async prepare(scope: FastifyInstance, connections = CONNECTIONS_PER_SERVICE): Promise<void> {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await scope.register(replyFrom, {
      undici: {
        connections,
        connect: { timeout: CONNECT_LIMIT_MS },
        headersTimeout: ANSWER_LIMIT_MS,
        bodyTimeout: SILENCE_LIMIT_MS,
      },
      // Whether to try again is the caller's decision.
      retryMethods: [],
      disableRequestLogging: true,
    });
  }

  /**
   * @param options what differs from handing everything on as it is
   * @throws Problem `not_found` for a path that the service could read differently from the router
   */
  forward(
    request: FastifyRequest,
    reply: FastifyReply,
    service: Upstream,
    { headers: added, onResponse }: ForwardOptions = {},
  ): FastifyReply {
    const { path, query } = forwardedTarget(request.url);
    return reply.from(path, {
      // Apart from the path, which is decoded on the way: a query is its reader's business.
      queryString: () => query,
      getUpstream: () => this.originOf(service),
      rewriteRequestHeaders: (_request, headers) => ({
        ...forwardedHeaders(headers, { requestId: request.id, caller: this.callers.headersFor(request) }),
        ...added,
      }),
      ...(onResponse && { onResponse }),
      onError: () =>
        sendProblem(new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }), request, reply),
    });
  }

  /** Of validation-service the replica that has least to do among those that answer. */
  private originOf(service: Upstream): string {
    if (service !== 'validation') return this.urls[service];
    return chooseReplica(this.dispatchers.replicas.all, 'keyed', performance.now())?.origin ?? this.urls.validation;
  }
}
