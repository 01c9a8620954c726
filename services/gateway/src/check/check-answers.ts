import { Injectable } from '@nestjs/common';
import { Problem, type ProblemCode, problems } from '@pruefer/contracts';
import { REPLAYED_HEADER, type TraceSpan } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import type { CallerLimit } from '../limits/caller-limit.js';
import { countRequest } from '../limits/count-request.js';
import { PublicLimit } from '../limits/public-limit.js';
import { addQuotaHeaders } from '../limits/quota-headers.js';
import { RefusalLog } from '../refusals/refusal-log.js';
import { playTestAnswer } from './test-answer.js';

const VERDICT_TYPE = 'application/json; charset=utf-8';
/** The first of two equal checks is answered by then. */
const RETRY_AFTER_SECONDS = 1;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The ways in which a check ends: a verdict or refusal of validation-service passed on, or a refusal of our own. */
@Injectable()
export class CheckAnswers {
  constructor(
    private readonly limit: PublicLimit,
    private readonly refusals: RefusalLog,
  ) {}

  /** Sends on what validation-service answered; it has recorded it. A key that it does not accept counts as a failed attempt. */
  passOn(reply: FastifyReply, caller: Caller, answer: CheckAnswer): void {
    const { status, body, quota, isTest, isReplay } = answer;
    if (isReplay) reply.header(REPLAYED_HEADER, 'true');
    if (isTest) playTestAnswer(reply, answer);
    else if (quota) addQuotaHeaders(reply, quota);
    if (status === 200) return void reply.header('content-type', VERDICT_TYPE).send(body);
    const problem = withTraceId(body, reply.request.span);
    if (status === 401 && !isTest) void this.passOnRefusedKey(reply, caller, problem);
    else this.passOnProblem(reply, status, problem);
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

  /** Refuses a key that is none or in no place for keys; whoever tries too many is told to wait instead (docs/SECURITY.md C5, C11). */
  async refuseKey(reply: FastifyReply, caller: Caller, code: 'key_unknown' | 'key_misplaced'): Promise<void> {
    const waitSeconds = await countRequest(this.limit, caller, reply);
    if (waitSeconds === undefined) this.refuse(reply, caller, code);
    else this.refuse(reply, caller, 'rate_limited', waitSeconds);
  }

  /** Counts a public check; refuses it when it is one too many. */
  admitPublic(reply: FastifyReply, caller: Caller): Promise<boolean> {
    return this.admit(reply, caller, { limit: this.limit, bucket: caller.bucket });
  }

  /** Counts a check against a limit; refuses it when it is one too many. */
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

  private async passOnRefusedKey(reply: FastifyReply, caller: Caller, body: Buffer | string): Promise<void> {
    const waitSeconds = await countRequest(this.limit, caller, reply);
    if (waitSeconds !== undefined) {
      void reply.send(new Problem('rate_limited', { retryAfterSeconds: waitSeconds }));
      return;
    }
    void reply.code(401).headers({ 'content-type': PROBLEM_TYPE, 'www-authenticate': 'Bearer' }).send(body);
  }
}

/** The JSON of a problem that was written where nobody knows the caller's own trace. */
function withTraceId(body: Buffer, span: TraceSpan | undefined): Buffer | string {
  return span ? `${body.toString('utf8', 0, body.length - 1)},"traceId":"${span.traceId}"}` : body;
}

function send(reply: FastifyReply, code: ProblemCode, retryAfterSeconds: number | undefined): void {
  void reply.send(new Problem(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }));
}
