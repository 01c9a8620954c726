import type { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { onClose, streamedBody } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { Callers } from '../caller/callers.js';
import { UPLOADS_AT_ONCE } from '../limits/upload-slots.js';
import { Forwarder } from './forwarder.js';
import type { Upstream } from './upstream-endpoints.js';
import { CONNECT_TIMEOUT_MS, RETRY_AFTER_SECONDS, withoutConnection } from './forwarding.js';
import { forwardedHeaders } from './request-headers.js';
import { forwardedTarget } from './request-target.js';
import { UploadWatch } from './upload-watch.js';

/** An upload on its way to a service, with the time limit for the answer. */
interface Upload {
  readonly service: Upstream;
  readonly responseTimeoutMs?: number | undefined;
}

const ANSWER_TIMEOUT_MS = 30_000;

/** Streams request bodies of any length at the service's speed, and closes both sides when either ends. */
@Injectable()
export class UploadForwarder implements OnApplicationShutdown {
  /** Separate connections, so that other calls never wait for an upload. */
  private readonly agent = new Agent({
    connections: UPLOADS_AT_ONCE,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });

  constructor(
    private readonly callers: Callers,
    private readonly forwarder: Forwarder,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }

  /** Prepares a scope of routes for streamed bodies, which are not read before the upload has a place. */
  prepare(scope: FastifyInstance): void {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', ({ headers, raw }, _payload, done) => {
      if (headers['content-encoding'] === undefined) done(null, streamedBody(raw));
      else done(new Problem('content_encoding_unsupported'));
    });
  }

  /**
   * @returns the service's answer, which is streamed to the caller
   * @throws Problem `not_found` as other calls; `request_timeout` for a slow sender; `unavailable`
   */
  async forward(request: FastifyRequest, reply: FastifyReply, upload: Upload): Promise<Readable> {
    const body = request.body as Readable;
    const controller = new AbortController();
    const watch = new UploadWatch(request.raw, body, () => controller.abort());
    onClose(reply.raw, () => {
      watch.end();
      controller.abort();
    });
    const { responseTimeoutMs = ANSWER_TIMEOUT_MS } = upload;
    try {
      const response = await this.agent.request({
        ...this.addressedTo(upload.service, request),
        body,
        headersTimeout: responseTimeoutMs,
        bodyTimeout: responseTimeoutMs,
        signal: controller.signal,
        onInfo: () => {
          watch.sign();
          if (request.raw.httpVersion !== '1.0' && !reply.raw.headersSent) reply.raw.writeProcessing();
        },
      });
      // An answer before the end of the body does not close the connection: the rest is discarded, and the sender can read the answer.
      reply.code(response.statusCode).headers(withoutConnection(response.headers));
      return response.body;
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (body.errored instanceof Problem) throw body.errored;
      throw new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    } finally {
      watch.end();
    }
  }

  private addressedTo(service: Upstream, request: FastifyRequest) {
    const { path, query } = forwardedTarget(request.url);
    const caller = this.callers.headersFor(request);
    return {
      origin: this.forwarder.selectOrigin(service),
      path: query === '' ? path : `${path}?${query}`,
      method: request.method as 'POST',
      headers: forwardedHeaders(request.headers, { requestId: request.id, caller, span: request.span }),
    };
  }
}
