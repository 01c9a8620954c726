import { Problem } from '@pruefer/contracts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import type { CallerLimit } from './caller-limit.js';
import { exceedsLimit, limitHeaders, secondsToReset } from './limit-state.js';

/**
 * Counts a request against a limit and adds the headers of the limit to the answer.
 * @returns the seconds to wait when it is one too many, else undefined
 */
export async function countRequest(
  limit: CallerLimit,
  { bucket }: Pick<Caller, 'bucket'>,
  reply: FastifyReply,
): Promise<number | undefined> {
  const state = await limit.count(bucket);
  reply.headers(limitHeaders(limit.policy, state));
  return exceedsLimit(limit.policy, state) ? secondsToReset(state) : undefined;
}

/**
 * Counts a request against a limit.
 * @throws Problem `rate_limited`
 */
export async function enforceLimit(
  limit: CallerLimit,
  caller: Pick<Caller, 'bucket'>,
  reply: FastifyReply,
): Promise<void> {
  const retryAfterSeconds = await countRequest(limit, caller, reply);
  if (retryAfterSeconds !== undefined) throw new Problem('rate_limited', { retryAfterSeconds });
}
