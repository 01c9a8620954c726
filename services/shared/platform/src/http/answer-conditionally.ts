import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers.js';

/**
 * Names what is answered by an ETag, and leaves it away for who has it already (RFC 9110, 13.1.2). A weak one: the gateway may send the
 * same answer compressed. A file is named by who answers it, if at all.
 */
export function answerConditionally(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (reply.statusCode !== 200) return done(null, payload);
  const given = reply.getHeader('etag');
  const tag = typeof given === 'string' ? given : tagOf(payload);
  if (tag === undefined) return done(null, payload);
  reply.header('etag', tag);
  // Kept by its reader alone, and asked for again before each use: without this nothing would be there to send the ETag for.
  if (reply.getHeader('cache-control') === securityHeaders['cache-control'])
    reply.header('cache-control', 'private, no-cache');
  if (!names(headers['if-none-match'], tag)) return done(null, payload);
  if (payload instanceof Readable) payload.destroy();
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  done(null, '');
}

function tagOf(payload: unknown): string | undefined {
  return typeof payload === 'string' ? `W/"${createHash('sha256').update(payload).digest('base64url')}"` : undefined;
}

function names(tags: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return tags?.trim() === '*' || (tags?.split(',').some((one) => bare(one) === bare(tag)) ?? false);
}
