import { type Check, languageOfPath } from '@pruefer/contracts';
import type { TraceSpan } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import type { PendingCheck } from '../dispatch/pending-check.js';
import { carriedFacts } from './carried-facts.js';
import type { FormAnswers } from './form-answers.js';

const unavailable = { code: 'unavailable', waitSeconds: 1 } as const;

/** A public check whose caller waits for a page. */
export class PendingForm implements PendingCheck {
  readonly arrivedMs = performance.now();
  readonly check: Check;

  /** @param iban cleaned */
  constructor(
    private readonly iban: string,
    private readonly caller: Caller,
    private readonly reply: FastifyReply,
    private readonly answers: FormAnswers,
  ) {
    const { address } = caller;
    const carried = carriedFacts(reply.request, 'single');
    const language = languageOfPath(reply.request.url);
    this.check = { iban, keyHash: null, address, language, receivedAt: Date.now(), waitedMs: 0, ...carried };
  }

  get span(): TraceSpan | undefined {
    return this.reply.request.span;
  }

  get address(): string {
    return this.caller.address;
  }

  get owner(): string {
    return this.caller.bucket;
  }

  answer(answer: CheckAnswer): void {
    this.answers.passOn(this.reply, answer, this.iban);
  }

  refuse(): void {
    this.answers.refuse(this.reply, this.caller, { ...unavailable, iban: this.iban });
  }

  refuseUnsettled(): void {
    this.answers.refuseUnsettled(this.reply, { ...unavailable, iban: this.iban });
  }
}
