import { Injectable } from '@nestjs/common';
import {
  getProblemSentence,
  type IbanVerdict,
  languageOfPath,
  type LocalizedText,
  type Problem,
  type ProblemBody,
  type ProblemCode,
  problems,
  type SubmittedCheck,
  textIn,
} from '@pruefer/contracts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import { PageSender } from '../frontend/page-sender.js';
import { countRequest } from '../limits/count-request.js';
import { PublicLimit } from '../limits/public-limit.js';
import { RefusalLog } from '../refusals/refusal-log.js';
import { SitePages } from '../frontend/site-pages.js';

/** Why a form has no verdict. */
interface FormRefusal {
  readonly code: ProblemCode;
  /** Left out: the sentence of the code. */
  readonly text?: LocalizedText | undefined;
  readonly waitSeconds?: number;
  /** Shown in the field again. */
  readonly iban?: string | undefined;
  /** Shown id; null: none, because nothing was logged. Left out: that of the request. */
  readonly requestId?: string | null;
}

/** Answers a form with an IBAN by a page with the same verdicts and refusals as the call. */
@Injectable()
export class FormAnswers {
  constructor(
    private readonly pages: SitePages,
    private readonly refusals: RefusalLog,
    private readonly limit: PublicLimit,
    private readonly sender: PageSender,
  ) {}

  /** Counts a public check and shows a refusal above the limit. @returns whether the check may go on */
  async admit(reply: FastifyReply, caller: Caller, iban: string): Promise<boolean> {
    const waitSeconds = await countRequest(this.limit, caller, reply);
    if (waitSeconds !== undefined) this.refuse(reply, caller, { code: 'rate_limited', waitSeconds, iban });
    return waitSeconds === undefined;
  }

  /** Shows an answer of validation-service, which has recorded it already. */
  passOn(reply: FastifyReply, { status, body }: CheckAnswer, iban: string): void {
    if (status === 200) return this.show(reply, status, { iban, answer: JSON.parse(body.toString()) as IbanVerdict });
    const { message, requestId } = JSON.parse(body.toString()) as ProblemBody;
    this.show(reply, status, { iban, refusal: { status, message, requestId, waitSeconds: null } });
  }

  /** Shows a refusal and counts it for the log. */
  refuse(reply: FastifyReply, { address }: Caller, refusal: FormRefusal): void {
    this.refusals.count(address, problems[refusal.code].status, refusal.code);
    this.showRefusal(reply, refusal);
  }

  /** Shows a refusal that is noted for the log once its batch is settled. */
  refuseUnsettled(reply: FastifyReply, refusal: FormRefusal): void {
    this.refusals.measure(problems[refusal.code].status);
    this.showRefusal(reply, refusal);
  }

  /** Shows why there is nothing to check; it is neither counted nor logged. */
  showProblem(reply: FastifyReply, { code, details }: Problem, iban: string): void {
    this.showRefusal(reply, { code, text: details.text, iban, requestId: null });
  }

  private showRefusal(
    reply: FastifyReply,
    { code, iban = '', waitSeconds, text = getProblemSentence(code), requestId = reply.request.id }: FormRefusal,
  ): void {
    const { status } = problems[code];
    if (waitSeconds !== undefined) reply.header('retry-after', waitSeconds);
    const message = textIn(text, languageOfPath(reply.request.url));
    const refusal = { status, message, requestId, waitSeconds: waitSeconds ?? null };
    this.show(reply, status, { iban, refusal });
  }

  private show(reply: FastifyReply, status: number, check: SubmittedCheck): void {
    void this.pages
      .verdictPage(check, languageOfPath(reply.request.url))
      .then((page) => this.sender.send(reply.request, reply, { status, page, noindex: true }))
      .catch((error: unknown) => reply.send(error));
  }
}
