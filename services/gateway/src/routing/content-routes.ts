import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Problem } from '@pruefer/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import { ApiLimit } from '../limits/api-limit.js';
import { countRequest } from '../limits/count-request.js';
import { methodsOf } from './declared-methods.js';
import { keptEndpoints } from '../public-content/kept-endpoints.js';
import { PublicContent } from '../public-content/public-content.js';

/** Answers what visitors read, counted like every call of the API. */
@Injectable()
export class ContentRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly limit: ApiLimit,
    private readonly content: PublicContent,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    for (const { endpoint, answer } of keptEndpoints) {
      const { path, access, conditional } = endpoint;
      server.route<{ Params: Record<string, string> }>({
        method: methodsOf(endpoint),
        url: path,
        exposeHeadRoute: false,
        config: { access, conditional },
        onRequest: (request, reply) => this.admit(request, reply),
        handler: ({ params }, reply) =>
          reply.type('application/json; charset=utf-8').send(JSON.stringify(answer(this.content, params))),
      });
    }
  }

  /** @throws Problem `rate_limited` */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const retryAfterSeconds = await countRequest(this.limit, this.callers.of(request), reply);
    if (retryAfterSeconds !== undefined) throw new Problem('rate_limited', { retryAfterSeconds });
  }
}
