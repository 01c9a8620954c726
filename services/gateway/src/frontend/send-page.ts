import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressedDocument } from './compressed-document.js';
import { contentSecurityPolicy, originOf, type Page } from './page.js';

/** What is asked for may be there and is not known yet. */
export const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = 1;

/** A document for one reader. */
export interface SentPage {
  readonly status: number;
  readonly page: Page;
  /** Kept out of search engines, also by those that read no document. */
  readonly isHidden: boolean;
}

/** Sends a document: never stored and without ETag, since a stored one would come with the nonce of another answer. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, isHidden }: SentPage,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const html = page.withNonce(nonce, originOf(request));
  const { body, headers } = await compressedDocument(html, request.headers['accept-encoding']);
  if (status === UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (isHidden) reply.header('x-robots-tag', 'noindex');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce, page.scriptHashes),
      ...headers,
    })
    .send(body);
}
