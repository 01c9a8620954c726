import { type IbanVerdict, type Language, validateAsOpenIban } from '@pruefer/contracts';
import { setContentLanguage } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import { answerAtPath } from '../check/answer-at-path.js';
import type { CheckAnswers } from '../check/check-answers.js';
import { PendingRequest, type RequestedCheck } from '../check/pending-request.js';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import { openIbanAnswer, type WantedFacts } from './openiban-answer.js';

interface OpenIbanRequest {
  readonly check: RequestedCheck;
  /** The IBAN as the caller sent it. */
  readonly input: string;
  readonly wantedFacts: WantedFacts;
  /** Refusals have the language of the caller, verdicts are always English. */
  readonly language: Language | undefined;
}

/** The check of a caller who expects the answer of openiban.com. */
export class PendingOpenIban extends PendingRequest {
  constructor(
    private readonly request: OpenIbanRequest,
    caller: Caller,
    reply: FastifyReply,
    answers: CheckAnswers,
  ) {
    super({ ...request.check, language: 'en' }, caller, reply, answers);
  }

  override answer(answer: CheckAnswer): void {
    if (answer.status === 200) return super.answer({ ...answer, body: this.toOpenIbanBody(answer.body) });
    const { language } = this.request;
    setContentLanguage(this.reply, language);
    const { requestId, keyHash } = this.check;
    const refusal = answerAtPath(answer, validateAsOpenIban, { requestId, language });
    this.answers.passOn(this.reply, this.caller, refusal, keyHash);
  }

  private toOpenIbanBody(verdict: Buffer): Buffer {
    const { input, wantedFacts } = this.request;
    return Buffer.from(
      JSON.stringify(openIbanAnswer(JSON.parse(verdict.toString()) as IbanVerdict, input, wantedFacts)),
    );
  }
}
