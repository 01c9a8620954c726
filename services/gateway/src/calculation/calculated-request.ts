import { calculateIban, problemBody, type ProblemBody, type ProblemCode } from '@pruefer/contracts';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import { PendingRequest } from '../check/pending-request.js';

/** The check of a calculated IBAN. Its caller waits at an open HTTP request for the verdict with the IBAN. */
export class CalculatedRequest extends PendingRequest {
  override answer(answer: CheckAnswer): void {
    const { status, body } = answer;
    super.answer(status === 200 ? answer : { ...answer, body: this.atOwnPath(body) });
  }

  /** Refusals are written for the check call: this puts the called path into them. */
  private atOwnPath(body: Buffer): Buffer {
    const { code } = JSON.parse(body.toString()) as ProblemBody;
    const { requestId } = this.check;
    return Buffer.from(JSON.stringify(problemBody(code as ProblemCode, { requestId, instance: calculateIban.path })));
  }
}
