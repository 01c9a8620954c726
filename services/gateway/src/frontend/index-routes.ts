import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { originOf } from './page.js';
import { PublicContent } from '../public-content/public-content.js';
import { robotsText } from './robots.js';
import { siteMap } from './site-map.js';

/** What search engines read before anything else. */
@Injectable()
export class IndexRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly content: PublicContent,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const config = { access: 'public', conditional: true } as const;
    server.get('/robots.txt', { config }, (request, reply) =>
      reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
        .send(robotsText(originOf(request))),
    );
    server.get('/sitemap.xml', { config }, (request, reply) =>
      reply
        .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
        .send(siteMap(originOf(request), this.content)),
    );
  }
}
