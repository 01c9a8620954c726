import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Callers } from '../caller/callers.js';
import { ApiLimit } from '../limits/api-limit.js';
import { enforceLimit } from '../limits/count-request.js';
import { UploadSlots } from '../limits/upload-slots.js';
import { listAnsweredMethods } from './declared-methods.js';
import { UploadForwarder } from './upload-forwarder.js';
import { type UpstreamEndpoint, upstreamEndpoints } from './upstream-endpoints.js';

/** Endpoints whose body is streamed to the service. */
const streamed = upstreamEndpoints.filter((endpoint) => endpoint.isStreamed);

/** The routes of uploads of any length, with slots of their own. */
@Injectable()
export class UploadRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly limit: ApiLimit,
    private readonly slots: UploadSlots,
    private readonly forwarder: UploadForwarder,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void server.register((scope, _options, done) => {
      this.forwarder.prepare(scope);
      scope.addHook('onRequest', (request, reply) => enforceLimit(this.limit, this.callers.of(request), reply));
      for (const endpoint of streamed) this.addRoute(scope, endpoint);
      done();
    });
  }

  private addRoute(scope: FastifyInstance, endpoint: UpstreamEndpoint): void {
    const { path, service, access, responseTimeoutMs } = endpoint;
    scope.route({
      method: listAnsweredMethods(endpoint),
      url: path,
      config: { access, isStreamed: true },
      // Behind the guard, in front of the body.
      onRequest: (request, reply, next) => {
        this.slots.enter(request, reply);
        next();
      },
      handler: (request, reply) => this.forwarder.forward(request, reply, { service, responseTimeoutMs }),
    });
  }
}
