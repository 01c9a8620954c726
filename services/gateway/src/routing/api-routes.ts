import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { allEndpoints, type Endpoint, Problem, repeatProblems, validateIban } from '@pruefer/contracts';
import type { FastifyInstance } from 'fastify';
import { Callers } from '../caller/callers.js';
import { ApiLimit } from '../limits/api-limit.js';
import { enforceLimit } from '../limits/count-request.js';
import { keptEndpoints } from '../public-content/kept-endpoints.js';
import { compressResponse } from './compress-response.js';
import { declaredMethods, listAnsweredMethods } from './declared-methods.js';
import { Forwarder } from './forwarder.js';
import { OpenStreams } from './open-streams.js';
import { refuse, refuseOtherMethods } from './refuse-methods.js';
import { type UpstreamEndpoint, upstreamEndpoints } from './upstream-endpoints.js';

/** Endpoints that are answered from the copy of the content. */
const keptSet = new Set<Endpoint>(keptEndpoints.map(({ endpoint }) => endpoint));
/** Checks, calls of key holders and uploads have their own routes; internal calls are not exposed. */
const forwarded = upstreamEndpoints.filter(
  (endpoint) =>
    endpoint !== validateIban &&
    !keptSet.has(endpoint) &&
    endpoint.isStreamed !== true &&
    !['internal', 'apiKey'].includes(endpoint.access),
);

/** More than a service keeps open. */
const STREAM_CONNECTIONS = 512;

/**
 * Everything under /api: what the contract declares is forwarded, all else ends at the entry. A new endpoint needs no change
 * here; the guard refuses early by the same `access` as the service.
 */
@Injectable()
export class ApiRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly limit: ApiLimit,
    private readonly forwarder: Forwarder,
    private readonly streams: OpenStreams,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void server.register(async (scope) => {
      await this.forwarder.prepare(scope);
      scope.addHook('onRequest', (request, reply) => enforceLimit(this.limit, this.callers.of(request), reply));
      for (const endpoint of forwarded) if (endpoint.response.kind !== 'stream') this.forward(scope, endpoint);
      for (const [path, methods] of declaredMethods(allEndpoints)) refuseOtherMethods(scope, path, methods);
      for (const url of ['/api', '/api/*']) refuse(scope, url, scope.supportedMethods, () => new Problem('not_found'));
    });
    // Each stream occupies a connection to its service; other calls use their own connections.
    void server.register(async (scope) => {
      await this.forwarder.prepare(scope, STREAM_CONNECTIONS);
      scope.addHook('onRequest', (request, reply) => enforceLimit(this.limit, this.callers.of(request), reply));
      for (const endpoint of forwarded) if (endpoint.response.kind === 'stream') this.forward(scope, endpoint);
    });
  }

  private forward(scope: FastifyInstance, endpoint: UpstreamEndpoint): void {
    const { path, service, access, polled, maxBodyBytes, responseTimeoutMs, compressed, response } = endpoint;
    const changes = isChange(endpoint);
    const stream = response.kind === 'stream';
    scope.route({
      method: listAnsweredMethods(endpoint),
      url: path,
      exposeHeadRoute: false,
      config: { access, polled, maxBodyBytes, responseTimeoutMs },
      ...(compressed && { onSend: compressResponse }),
      handler: (request, reply) => {
        // HEAD has no reader: the stream must not start.
        if (stream && request.method === 'HEAD') return reply.type(response.type).send();
        if (stream) this.streams.add(reply);
        return this.forwarder.forward(request, reply, service, { stream, responseTimeoutMs, changes });
      },
    });
  }
}

/** Whether a call changes data. A POST counts only if it can be repeated safely, because others may be searches. */
function isChange({ method, problems }: Endpoint): boolean {
  return ['PUT', 'PATCH', 'DELETE'].includes(method) || repeatProblems.every((code) => problems.includes(code));
}
