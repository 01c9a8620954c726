import type { FastifyReply } from 'fastify';
import type { QuotaState } from '../dispatch/batch-answer.js';

/** The greatest integer that a structured field can hold (RFC 9651): 15 digits, while quotas go up to 16. */
const MAX_FIELD_INTEGER = 999_999_999_999_999;

/** Adds the rest of a prepaid quota to the answer's headers, in addition to the caller's limit. */
export function addQuotaHeaders(reply: FastifyReply, { quota, remaining }: QuotaState): void {
  addItem(reply, 'ratelimit-policy', `"kontingent";q=${Math.min(quota, MAX_FIELD_INTEGER)}`);
  addItem(reply, 'ratelimit', `"kontingent";r=${Math.min(remaining, MAX_FIELD_INTEGER)}`);
}

function addItem(reply: FastifyReply, header: string, item: string): void {
  const policies = reply.getHeader(header);
  reply.header(header, policies === undefined ? item : `${String(policies)}, ${item}`);
}
