import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { allEndpoints, type Language, readAdminApiDescription, readApiDescription } from '@pruefer/contracts';
import { type ApiDocument, describedFor, openApiDocument } from '@pruefer/openapi';
import { answerLanguage } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import { PageSender } from '../frontend/page-sender.js';
import { SitePages } from '../frontend/site-pages.js';
import { ApiLimit } from '../limits/api-limit.js';
import { enforceLimit } from '../limits/count-request.js';
import { compressAnswer } from '../routing/compress-answer.js';
import { API_PAGE_PATH } from '../routing/declared-methods.js';
import { API_PAGE_TITLE, apiPage } from './api-page.js';

/** The two documents: title and audience, by endpoint. Customers get theirs in German or English. */
const documents = [
  { endpoint: readApiDescription, title: 'IBAN API', audience: 'customers' },
  { endpoint: readAdminApiDescription, title: 'IBAN API: alle Aufrufe', audience: 'staff' },
] as const;

/** Describes the API from its contract, for programs and as a page. A document is built on the first request for its language and cached. */
@Injectable()
export class ApiDescriptionRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly limit: ApiLimit,
    private readonly pages: SitePages,
    private readonly sender: PageSender,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void server.register((scope, _options, done) => {
      scope.addHook('onRequest', (request, reply) => this.admit(request, reply));
      for (const { endpoint, title, audience } of documents) {
        const { method, path, access, conditional, answer } = endpoint;
        const texts: Partial<Record<Language, string>> = {};
        scope.route({
          method,
          url: path,
          config: { access, conditional },
          onSend: compressAnswer,
          handler: (request, reply) => {
            const language = audience === 'customers' ? answerLanguage(request, reply) : 'de';
            texts[language] ??= JSON.stringify(openApiDocument(title, describedFor(audience, allEndpoints), language));
            return reply.type(answer.type).send(texts[language]);
          },
        });
      }
      scope.get(API_PAGE_PATH, { config: { access: 'public' } }, (request, reply) => this.sendPage(request, reply));
      done();
    });
  }

  private async sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await this.pages.still(API_PAGE_PATH, API_PAGE_TITLE, (siteName) => {
      const [{ title, audience, endpoint }] = documents;
      const document = openApiDocument(title, describedFor(audience, allEndpoints), 'de') as ApiDocument;
      return apiPage(document, siteName, endpoint.path);
    });
    return this.sender.send(request, reply, { status: 200, page, isHidden: false });
  }

  /** @throws Problem `rate_limited` */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await enforceLimit(this.limit, this.callers.of(request), reply);
  }
}
