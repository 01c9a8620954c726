import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { allEndpoints, type Language, readAdminApiDescription, readApiDescription } from '@pruefer/contracts';
import { describedFor, openApiDocument } from '@pruefer/openapi';
import { responseLanguage } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import { ApiLimit } from '../limits/api-limit.js';
import { enforceLimit } from '../limits/count-request.js';
import { compressResponse } from '../routing/compress-response.js';

/** The two documents: title and audience, by endpoint. Customers get theirs in German or English. */
const documents = [
  { endpoint: readApiDescription, title: 'IBAN API', audience: 'customers' },
  { endpoint: readAdminApiDescription, title: 'IBAN API: alle Aufrufe', audience: 'staff' },
] as const;

/** Describes the API from its contract, for programs. A document is built on the first request for its language and cached. */
@Injectable()
export class ApiDescriptionRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly limit: ApiLimit,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void server.register((scope, _options, done) => {
      scope.addHook('onRequest', (request, reply) => this.admit(request, reply));
      for (const { endpoint, title, audience } of documents) {
        const { method, path, access, conditional, response } = endpoint;
        const texts: Partial<Record<Language, string>> = {};
        scope.route({
          method,
          url: path,
          config: { access, conditional },
          onSend: compressResponse,
          handler: (request, reply) => {
            const language = audience === 'customers' ? responseLanguage(request, reply) : 'de';
            texts[language] ??= JSON.stringify(openApiDocument(title, describedFor(audience, allEndpoints), language));
            return reply.type(response.type).send(texts[language]);
          },
        });
      }
      done();
    });
  }

  /** @throws Problem `rate_limited` */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await enforceLimit(this.limit, this.callers.of(request), reply);
  }
}
