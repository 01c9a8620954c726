import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers.js';

/**
 * Adds an ETag to answers and sends 304 to clients with a current copy (RFC 9110, 13.1.2). The ETag is weak, because the gateway
 * may compress the answer. Handlers of files set their own.
 */
export function respondConditionally(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (reply.statusCode !== 200) return done(null, payload);
  const ownTag = reply.getHeader('etag');
  const tag = typeof ownTag === 'string' ? ownTag : computeTag(payload);
  if (tag === undefined) return done(null, payload);
  reply.header('etag', tag);
  // Private caching with revalidation; without it clients would never send the ETag back.
  if (reply.getHeader('cache-control') === securityHeaders['cache-control'])
    reply.header('cache-control', 'private, no-cache');
  if (!includesTag(headers['if-none-match'], tag)) return done(null, payload);
  if (payload instanceof Readable) payload.destroy();
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  done(null, '');
}

function computeTag(payload: unknown): string | undefined {
  return typeof payload === 'string' ? `W/"${createHash('sha256').update(payload).digest('base64url')}"` : undefined;
}

function includesTag(tags: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return tags?.trim() === '*' || (tags?.split(',').some((candidate) => bare(candidate) === bare(tag)) ?? false);
}
