import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Problem } from '@pruefer/contracts';
import { checkInput } from '@pruefer/platform';
import type { FastifyInstance } from 'fastify';
import { Callers } from '../caller/callers.js';
import { ApiLimit } from '../limits/api-limit.js';
import { enforceLimit } from '../limits/count-request.js';
import { compressResponse } from './compress-response.js';
import { listAnsweredMethods } from './declared-methods.js';
import { FirstRead } from '../public-content/first-read.js';
import { type KeptEndpoint, keptEndpoints } from '../public-content/kept-endpoints.js';
import { PublicContent } from '../public-content/public-content.js';

/** Answers what visitors read, counted like every call of the API. */
@Injectable()
export class ContentRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly limit: ApiLimit,
    private readonly content: PublicContent,
    private readonly firstRead: FirstRead,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    for (const keptEndpoint of keptEndpoints) {
      const { path, access, conditional, compressed } = keptEndpoint.endpoint;
      server.route<{ Params: Record<string, string> }>({
        method: listAnsweredMethods(keptEndpoint.endpoint),
        url: path,
        exposeHeadRoute: false,
        config: { access, conditional },
        ...(compressed && { onSend: compressResponse }),
        onRequest: (request, reply) => enforceLimit(this.limit, this.callers.of(request), reply),
        handler: async ({ params, query }, reply) => {
          const input = { ...params, ...queryIn(keptEndpoint, query) };
          return reply
            .type('application/json; charset=utf-8')
            .send(JSON.stringify(await this.answer(keptEndpoint, input)));
        },
      });
    }
  }

  /** @throws Problem as the call does; `unavailable` while the content has not been read yet */
  private async answer({ answer }: KeptEndpoint, input: Readonly<Record<string, string>>): Promise<object> {
    try {
      return answer(this.content, input);
    } catch {
      if (!(await this.firstRead.isComplete())) throw new Problem('unavailable', { retryAfterSeconds: 1 });
      return answer(this.content, input);
    }
  }
}

/** Parameters that the call does not know are ignored. @throws Problem `invalid_request` */
function queryIn({ endpoint }: KeptEndpoint, query: unknown): object | undefined {
  return endpoint.query && checkInput(endpoint.query, query as object);
}
