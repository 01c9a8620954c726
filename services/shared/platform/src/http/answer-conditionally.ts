import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names what is answered by an ETag, and leaves it away for who has it already (RFC 9110, 13.1.2). A weak one: the gateway may send the
 * same answer compressed.
 */
export function answerConditionally(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`;
  reply.header('etag', tag);
  if (!names(headers['if-none-match'], tag)) return done(null, payload);
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  done(null, '');
}

function names(tags: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return tags?.trim() === '*' || (tags?.split(',').some((one) => bare(one) === bare(tag)) ?? false);
}
