import type { ProblemBody, ProblemCode } from '@pruefer/contracts';
import type { FastifyReply } from 'fastify';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import { addQuotaHeaders } from '../limits/quota-headers.js';

/** Marks an invented answer, so that it is not mistaken for a verdict. */
const TEST_HEADER = 'x-test-key';

/** Seconds in `Retry-After` of simulated refusals, as in real ones. */
const retryAfterSeconds: Partial<Record<ProblemCode, number>> = { rate_limited: 60, unavailable: 1 };

/** Adds the headers of a simulated case to an answer for a test key. Simulated refusals count against no limit. */
export function addTestHeaders(reply: FastifyReply, { status, body, quota }: CheckAnswer): void {
  reply.header(TEST_HEADER, 'true');
  if (quota && status === 200) addQuotaHeaders(reply, quota);
  if (status === 200) return;
  const code = (JSON.parse(body.toString()) as ProblemBody).code as ProblemCode;
  // A real refusal of this key, not a simulated one.
  if (code === 'test_iban_required' && quota) addQuotaHeaders(reply, quota);
  const retryAfter = retryAfterSeconds[code];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (code === 'quota_exceeded' && quota) addQuotaHeaders(reply, { ...quota, remaining: 0 });
  if (code === 'rate_limited') {
    reply.headers({ 'ratelimit-policy': '"api-key";q=60;w=60', ratelimit: `"api-key";r=0;t=${retryAfter}` });
  }
}
