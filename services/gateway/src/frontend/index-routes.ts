import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DAY_MS, Problem } from '@pruefer/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PublicContent } from '../public-content/public-content.js';
import { GatewayConfig } from '../config.js';
import { readMethods, refuseOtherMethods } from '../routing/refuse-methods.js';
import { DocsFiles } from './docs-files.js';
import { siteMap } from './site-map.js';
import { SiteOrigin } from './site-origin.js';

/** RFC 9116 recommends less than a year; every request computes a new expiry. */
const VALID_DAYS = 180;

/** Serves robots.txt, the site map and security.txt. */
@Injectable()
export class IndexRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly content: PublicContent,
    private readonly docs: DocsFiles,
    private readonly origin: SiteOrigin,
    private readonly gateway: GatewayConfig,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const config = { access: 'public', conditional: true } as const;
    server.get('/robots.txt', { config }, (request, reply) =>
      sendText(reply, 'text/plain', robotsText(this.origin.of(request))),
    );
    server.get('/sitemap.xml', { config }, (request, reply) => {
      const origin = this.origin.of(request);
      // The protocol wants whole addresses.
      if (origin === '') throw new Problem('not_found');
      const { meta, pages } = this.content;
      return sendText(reply, 'application/xml', siteMap(origin, { meta, pages, docs: this.docs.paths }));
    });
    for (const path of ['/robots.txt', '/sitemap.xml']) refuseOtherMethods(server, path, readMethods);
    const { SECURITY_CONTACT } = this.gateway;
    if (SECURITY_CONTACT === '') return;
    server.get('/.well-known/security.txt', { config: { access: 'public' } }, (request, reply) =>
      sendText(reply, 'text/plain', securityText(SECURITY_CONTACT, this.origin.of(request), new Date())),
    );
  }
}

function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).send(text);
}

/** Calls must not be indexed; their documentation and images of pages may be. @param origin "https://iban.example"; empty where the request names none */
function robotsText(origin: string): string {
  const rules = 'User-agent: *\nAllow: /api/content/images/\nAllow: /api/docs\nDisallow: /api/\n';
  return origin === '' ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Content of `security.txt`, which names the contact for vulnerabilities (RFC 9116).
 * @param contact `mailto:` or `https:` address
 * @param origin "https://iban.example"; empty when unknown
 */
export function securityText(contact: string, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const canonical = origin === '' ? '' : `Canonical: ${origin}/.well-known/security.txt\n`;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: de, en\n${canonical}`;
}
