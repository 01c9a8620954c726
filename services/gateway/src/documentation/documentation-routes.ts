import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DOCS_PATH } from '@pruefer/contracts';
import { readLanguage } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { DocsFiles } from '../frontend/docs-files.js';
import { DocumentLimit } from '../limits/document-limit.js';
import { compressResponse } from '../routing/compress-response.js';
import { readMethods, refuseOtherMethods } from '../routing/refuse-methods.js';
import { SendDocs } from './send-docs.js';

const LLMS_PATH = '/llms.txt';
const HTML = 'text/html';
const MARKDOWN = 'text/markdown';

/**
 * Serves the documentation of the API at `/api/docs/{language}/…`, as HTML and as Markdown, and `/llms.txt`. `/api/docs` is the first page
 * in the language of the reader.
 */
@Injectable()
export class DocumentationRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly files: DocsFiles,
    private readonly answers: SendDocs,
    private readonly limit: DocumentLimit,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void server.register((scope, _options, done) => {
      const options = { config: { access: 'public' }, onSend: compressText } as const;
      for (const path of [DOCS_PATH, `${DOCS_PATH}/*`, LLMS_PATH]) {
        scope.get(path, options, (request, reply) => this.send(request, reply));
        refuseOtherMethods(scope, path, readMethods);
      }
      done();
    });
  }

  private send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const waitSeconds = this.limit.count(request);
    if (waitSeconds !== undefined) return this.answers.tooMany(request, reply, waitSeconds);
    const path = request.url.split('?', 1)[0]!;
    if (path === LLMS_PATH) return this.answers.llms(request, reply);
    const page = this.files.at(path === DOCS_PATH ? `${DOCS_PATH}/${readLanguage(request.headers)}` : path);
    const vary = path === DOCS_PATH ? 'accept, accept-language' : 'accept';
    if (page && !prefersMarkdown(request)) return this.answers.html(request, reply, page, vary);
    if (page) return this.answers.markdown(request, reply.header('vary', vary), page);
    const markdownPage = this.files.markdownAt(path);
    if (markdownPage) return this.answers.markdown(request, reply, markdownPage);
    return this.answers.sendMissing(request, reply, path);
  }
}

/** Pages are compressed by their sender. */
const compressText: typeof compressResponse = (request, reply, payload, done) =>
  String(reply.getHeader('content-type')).startsWith(HTML)
    ? done(null, payload)
    : compressResponse(request, reply, payload, done);

/** Programs ask for Markdown; browsers, and callers that accept anything, get HTML. */
function prefersMarkdown({ headers }: FastifyRequest): boolean {
  return new Negotiator({ headers }).mediaType([HTML, MARKDOWN]) === MARKDOWN;
}
