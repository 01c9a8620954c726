import type { CarriedFacts, Check } from '@pruefer/contracts';
import type { TraceSpan } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import type { PendingCheck } from '../dispatch/pending-check.js';
import { carriedFacts } from './carried-facts.js';
import type { CheckAnswers } from './check-answers.js';
import { PREFERENCE_APPLIED } from './prefers-minimal.js';

/** A replica that failed is passed over for a second; then it is worth another try. */
const RETRY_AFTER_SECONDS = 1;

/** The part of a check that its request contains. */
type RequestedCheck = Pick<Check, 'iban' | 'keyHash' | 'bic' | 'idempotency' | 'isMinimal'>;

/** A check whose caller waits at an open HTTP request. */
export class PendingRequest implements PendingCheck {
  readonly arrivedMs = performance.now();
  readonly check: Check & CarriedFacts;

  constructor(
    requested: RequestedCheck,
    private readonly caller: Caller,
    private readonly reply: FastifyReply,
    private readonly answers: CheckAnswers,
  ) {
    const carried = carriedFacts(reply.request, 'single');
    this.check = { ...requested, address: caller.address, receivedAt: Date.now(), waitedMs: 0, ...carried };
  }

  get span(): TraceSpan | undefined {
    return this.reply.request.span;
  }

  get address(): string {
    return this.caller.address;
  }

  get owner(): string {
    return this.check.keyHash ?? this.caller.bucket;
  }

  answer(answer: CheckAnswer): void {
    if (answer.isMinimal) this.reply.header(PREFERENCE_APPLIED.name, PREFERENCE_APPLIED.value);
    this.answers.passOn(this.reply, this.caller, answer, this.check.keyHash);
  }

  refuse(): void {
    this.answers.refuse(this.reply, this.caller, 'unavailable', RETRY_AFTER_SECONDS);
  }

  refuseUnsettled(): void {
    this.answers.refuseUnsettled(this.reply, 'unavailable', RETRY_AFTER_SECONDS);
  }
}
