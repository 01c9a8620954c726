import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { readLanguage } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DocumentLimit } from '../limits/document-limit.js';
import { readMethods, refuseOtherMethods } from '../routing/refuse-methods.js';
import { FrontendFiles } from './frontend-files.js';
import { PageSender } from './page-sender.js';
import { SitePaths } from './site-paths.js';

/** Files in here carry a hash of their content in their name. */
const HASHED = '/assets/';
const MOVED = 301;
const FOUND = 302;
const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** Serves the built frontend: its files, and a document for every address that is not an API's. */
@Injectable()
export class FrontendRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly files: FrontendFiles,
    private readonly addresses: SitePaths,
    private readonly limit: DocumentLimit,
    private readonly sender: PageSender,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void server.register(fastifyStatic, { root: this.files.folder, serve: false, preCompressed: true });
    server.get('/*', { config: { access: 'public' } }, (request, reply) => this.answer(request, reply));
    refuseOtherMethods(server, '/*', readMethods, ({ url }) => {
      const path = extractPath(url);
      return this.files.has(path) || this.addresses.has(path);
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = extractPath(request.url);
    if (this.files.has(path)) return sendFile(path, reply);
    const waitSeconds = this.limit.count(request);
    if (waitSeconds !== undefined)
      return this.sender.send(request, reply.header('retry-after', waitSeconds), this.addresses.tooMany);
    const english = readLanguage(request.headers) === 'en' && this.addresses.englishProblemAt(path);
    if (english) return reply.header('vary', 'accept-language').redirect(english, FOUND);
    const sentPage = await this.addresses.at(path);
    if (!('location' in sentPage)) return this.sender.send(request, reply, sentPage);
    return reply.redirect(sentPage.location + request.url.slice(path.length), MOVED);
  }
}

function extractPath(url: string): string {
  return url.split('?', 1)[0]!;
}

function sendFile(path: string, reply: FastifyReply): FastifyReply {
  const caching = path.startsWith(HASHED) ? { maxAge: ONE_YEAR_MS, immutable: true } : { maxAge: 0 };
  return reply.sendFile(path.slice(1), caching);
}
