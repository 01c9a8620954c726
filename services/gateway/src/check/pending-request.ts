import type { CarriedFacts, Check, Idempotency } from '@pruefer/contracts';
import type { TraceSpan } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import type { PendingCheck } from '../dispatch/pending-check.js';
import type { CheckAnswers } from './check-answers.js';
import { PREFERENCE_APPLIED } from './prefers-minimal.js';

/** A replica that failed is passed over for a second; then it is worth another try. */
const RETRY_AFTER_SECONDS = 1;

/** A check whose caller waits at an open HTTP request. */
export class PendingRequest implements PendingCheck {
  readonly arrivedMs = performance.now();
  readonly check: Check & CarriedFacts;

  /**
   * @param iban cleaned
   * @param keyHash null for a public check
   */
  constructor(
    iban: string,
    private readonly keyHash: string | null,
    private readonly caller: Caller,
    private readonly reply: FastifyReply,
    private readonly answers: CheckAnswers,
  ) {
    const requestId = reply.request.id;
    this.check = { iban, keyHash, address: caller.address, receivedAt: Date.now(), waitedMs: 0, requestId };
  }

  /** Lets the caller repeat the check without paying again; without an `Idempotency-Key` nothing changes. */
  repeatable(idempotency: Idempotency | undefined): void {
    if (idempotency) this.check.idempotency = idempotency;
  }

  get span(): TraceSpan | undefined {
    return this.reply.request.span;
  }

  /** Has the answer say whether a BIC belongs to the IBAN's bank; without one nothing changes. @param bic cleaned */
  comparedWith(bic: string | undefined): void {
    if (bic !== undefined) this.check.bic = bic;
  }

  /** Leaves what explains the verdict out of the answer. */
  minimal(): void {
    this.check.isMinimal = true;
  }

  get owner(): string {
    return this.keyHash ?? this.caller.bucket;
  }

  answer(answer: CheckAnswer): void {
    if (answer.isMinimal) this.reply.header(PREFERENCE_APPLIED.name, PREFERENCE_APPLIED.value);
    this.answers.passOn(this.reply, this.caller, answer, this.keyHash);
  }

  refuse(): void {
    this.answers.refuse(this.reply, this.caller, 'unavailable', RETRY_AFTER_SECONDS);
  }

  refuseUnsettled(): void {
    this.answers.refuseUnsettled(this.reply, 'unavailable', RETRY_AFTER_SECONDS);
  }
}
