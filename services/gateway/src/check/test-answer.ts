import type { ProblemBody, ProblemCode } from '@pruefer/contracts';
import type { FastifyReply } from 'fastify';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import { addQuotaHeaders } from '../limits/quota-headers.js';

/** Says that an answer is made up, so that nobody takes it for a verdict. */
export const TEST_HEADER = 'x-test-key';

/** How long the made-up answers say to wait, as the real ones do. */
const waitSeconds: Partial<Record<ProblemCode, number>> = { rate_limited: 60, unavailable: 1 };

/**
 * Adds to an answer for a test key the headers that the case it plays has. Nothing is counted: whoever tries out ten refused keys has not
 * tried ten keys.
 */
export function playTestAnswer(reply: FastifyReply, { status, body, quota }: CheckAnswer): void {
  reply.header(TEST_HEADER, 'true');
  if (status === 200) return void (quota && addQuotaHeaders(reply, quota));
  const code = (JSON.parse(body.toString()) as ProblemBody).code as ProblemCode;
  // No played case, but what this key really is told.
  if (code === 'test_iban_required' && quota) addQuotaHeaders(reply, quota);
  const retryAfter = waitSeconds[code];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (code === 'quota_exceeded' && quota) addQuotaHeaders(reply, { ...quota, remaining: 0 });
  if (code === 'rate_limited') {
    reply.headers({ 'ratelimit-policy': '"api-key";q=60;w=60', ratelimit: `"api-key";r=0;t=${retryAfter}` });
  }
}
