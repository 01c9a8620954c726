import type { CarriedFacts, Check } from '@pruefer/contracts';
import { setContentLanguage } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import type { PendingCheck } from '../dispatch/pending-check.js';
import { carriedFacts } from './carried-facts.js';
import type { CheckAnswers } from './check-answers.js';
import { PREFERENCE_APPLIED } from './prefer-header.js';
import { WaitingCaller } from './waiting-caller.js';

/** The part of a check that its request contains. */
export type RequestedCheck = Pick<Check, 'iban' | 'keyHash' | 'bic' | 'idempotency' | 'isMinimal' | 'language'>;

/** A check whose caller waits at an open HTTP request. */
export class PendingRequest extends WaitingCaller implements PendingCheck {
  readonly check: Check & CarriedFacts;

  constructor(requested: RequestedCheck, caller: Caller, reply: FastifyReply, answers: CheckAnswers) {
    super(caller, reply, answers);
    const carried = carriedFacts(reply.request, 'single');
    this.check = { ...requested, address: caller.address, receivedAt: Date.now(), waitedMs: 0, ...carried };
  }

  get owner(): string {
    return this.check.keyHash ?? this.caller.bucket;
  }

  answer(answer: CheckAnswer): void {
    setContentLanguage(this.reply, this.check.language);
    if (answer.isMinimal) this.reply.header(PREFERENCE_APPLIED.name, PREFERENCE_APPLIED.value);
    this.answers.passOn(this.reply, this.caller, answer, this.check.keyHash);
  }
}
