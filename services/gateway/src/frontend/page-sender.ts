import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressedDocument, type DocumentCoding, documentCoding } from './compressed-document.js';
import { contentSecurityPolicy, type HtmlPage } from './html-page.js';
import { PreparedDocuments } from './prepared-documents.js';
import { SiteOrigin } from './site-origin.js';

/** The address may exist, but the gateway has no data about it yet. */
export const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = 1;

/** A document for one reader. */
export interface PageAnswer {
  readonly status: number;
  readonly page: HtmlPage;
  /** Whether search engines must not index it; sent as a header, too. */
  readonly noindex: boolean;
  /** Headers of the request that it depends on, apart from `accept-encoding`. */
  readonly vary?: string;
}

interface PageResponse {
  readonly nonce: string;
  readonly origin: string;
  readonly coding: DocumentCoding | undefined;
}

/** Sends documents: never stored and without ETag, since a stored one would come with the nonce of another answer. */
@Injectable()
export class PageSender {
  constructor(
    private readonly origin: SiteOrigin,
    private readonly prepared: PreparedDocuments,
  ) {}

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, page, noindex, vary }: PageAnswer,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const coding = documentCoding(request.headers);
    const body = await this.buildBody(page, { nonce, coding, origin: this.origin.of(request) });
    if (status === UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (noindex) reply.header('x-robots-tag', 'noindex');
    if (coding) reply.header('content-encoding', coding);
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce, page.scriptHashes),
        vary: vary ? `accept-encoding, ${vary}` : 'accept-encoding',
      })
      .send(body);
  }

  private async buildBody(page: HtmlPage, { nonce, origin, coding }: PageResponse): Promise<string | Buffer> {
    if (coding === undefined) return page.withNonce(nonce, origin);
    const prepared = this.prepared.find(page, coding, origin);
    return prepared?.withNonce(nonce) ?? compressedDocument(page.withNonce(nonce, origin), coding);
  }
}
