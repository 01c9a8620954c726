import { Injectable } from '@nestjs/common';
import { Problem, type ProblemCode, problems } from '@pruefer/contracts';
import { REPLAYED_HEADER, type TraceSpan } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import { type CheckAnswer, parseProblemCode } from '../dispatch/batch-answer.js';
import type { CallerLimit } from '../limits/caller-limit.js';
import { countRequest } from '../limits/count-request.js';
import { PublicLimit } from '../limits/public-limit.js';
import { addQuotaHeaders } from '../limits/quota-headers.js';
import { RefusalLog } from '../refusals/refusal-log.js';
import { isKeyRefusal, RefusedKeys } from '../api-key/refused-keys.js';
import { addTestHeaders } from './test-headers.js';

const VERDICT_TYPE = 'application/json; charset=utf-8';
/** `Retry-After` while the first call with an `Idempotency-Key` is running, which then has its answer. */
const RETRY_AFTER_SECONDS = 1;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The ways in which a check ends: a verdict or refusal of validation-service passed on, or a refusal of our own. */
@Injectable()
export class CheckAnswers {
  constructor(
    private readonly limit: PublicLimit,
    private readonly refusals: RefusalLog,
    private readonly refusedKeys: RefusedKeys,
  ) {}

  /**
   * Sends an answer of validation-service, which has recorded it already.
   * @param keyHash null for a public check
   */
  passOn(reply: FastifyReply, caller: Caller, answer: CheckAnswer, keyHash: string | null): void {
    const { status, body, quota, isTest, isReplay } = answer;
    if (isReplay) reply.header(REPLAYED_HEADER, 'true');
    if (isTest) addTestHeaders(reply, answer);
    else if (quota) addQuotaHeaders(reply, quota);
    if (status === 200) return void reply.header('content-type', VERDICT_TYPE).send(body);
    const problem = withTraceId(body, reply.request.span);
    if (status !== 401 || isTest) return this.passOnProblem(reply, status, problem);
    const code = parseProblemCode(body);
    if (code === undefined || keyHash === null || !isKeyRefusal(code))
      return void this.passOnUnknownKey(reply, caller, problem);
    this.refusedKeys.note(keyHash, caller.address, code);
    sendRefusal(reply, problem);
  }

  /** Answers with a problem and counts it for the log. */
  refuse(reply: FastifyReply, { address }: Caller, code: ProblemCode, retryAfterSeconds?: number): void {
    this.refusals.count(address, problems[code].status, code);
    send(reply, code, retryAfterSeconds);
  }

  /** Answers with a problem that is noted for the log once its batch is settled. */
  refuseUnsettled(reply: FastifyReply, code: ProblemCode, retryAfterSeconds: number): void {
    this.refusals.measure(problems[code].status);
    send(reply, code, retryAfterSeconds);
  }

  /** Refuses a key that cannot be one; after too many of them `rate_limited` (docs/SECURITY.md C5). */
  async refuseUnknownKey(reply: FastifyReply, caller: Caller): Promise<void> {
    const waitSeconds = await countRequest(this.limit, caller, reply);
    if (waitSeconds === undefined) this.refuse(reply, caller, 'key_unknown');
    else this.refuse(reply, caller, 'rate_limited', waitSeconds);
  }

  /**
   * Refuses a key whose look-ups of this second are used up (docs/SECURITY.md C12).
   * @returns false for any other key; no answer was sent then
   */
  refuseAgain(reply: FastifyReply, caller: Caller, keyHash: string): boolean {
    const code = this.refusedKeys.of(keyHash, caller.address);
    if (code) this.refuse(reply, caller, code);
    return code !== undefined;
  }

  /** Counts a public check and refuses it above the limit. @returns whether the check may go on */
  admitPublic(reply: FastifyReply, caller: Caller): Promise<boolean> {
    return this.admit(reply, caller, { limit: this.limit, bucket: caller.bucket });
  }

  /** Counts a check against a limit and refuses it above. @returns whether the check may go on */
  async admit(
    reply: FastifyReply,
    caller: Caller,
    { limit, bucket }: { readonly limit: CallerLimit; readonly bucket: string },
  ): Promise<boolean> {
    const waitSeconds = await countRequest(limit, { bucket }, reply);
    if (waitSeconds === undefined) return true;
    this.refuse(reply, caller, 'rate_limited', waitSeconds);
    return false;
  }

  private passOnProblem(reply: FastifyReply, status: number, body: Buffer | string): void {
    if (status === problems.idempotency_in_progress.status) reply.header('retry-after', RETRY_AFTER_SECONDS);
    void reply.code(status).header('content-type', PROBLEM_TYPE).send(body);
  }

  /** A guess counts against the address; after too many of them `rate_limited`. */
  private async passOnUnknownKey(reply: FastifyReply, caller: Caller, body: Buffer | string): Promise<void> {
    const waitSeconds = await countRequest(this.limit, caller, reply);
    if (waitSeconds !== undefined) {
      void reply.send(new Problem('rate_limited', { retryAfterSeconds: waitSeconds }));
      return;
    }
    sendRefusal(reply, body);
  }
}

function sendRefusal(reply: FastifyReply, body: Buffer | string): void {
  void reply.code(401).headers({ 'content-type': PROBLEM_TYPE, 'www-authenticate': 'Bearer' }).send(body);
}

/** The JSON of a problem from a service, which does not know the caller's own trace. */
function withTraceId(body: Buffer, span: TraceSpan | undefined): Buffer | string {
  return span ? `${body.toString('utf8', 0, body.length - 1)},"traceId":"${span.traceId}"}` : body;
}

function send(reply: FastifyReply, code: ProblemCode, retryAfterSeconds: number | undefined): void {
  void reply.send(new Problem(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }));
}
