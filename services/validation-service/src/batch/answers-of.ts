import { type Check, type ProblemCode, problemBody, problems, validateIban } from '@pruefer/contracts';
import { explainAsJson, explainMinimally } from '@pruefer/iban';
import type { StoredAnswers } from './stored-answer.js';
import { isoTime } from './iso-time.js';
import { outcomesOf } from './outcomes-of.js';
import type { AnswerFacts, RecordedBatch, RecordedCheck } from './recorded-batch.js';
import { testAnswerTo } from './test-answers.js';

const noStoredAnswers: StoredAnswers = new Map();

/** Facts from the call or its repeat that the row may not hold or does not need. */
type AnswerRequest = Pick<Check, 'iban' | 'isMinimal'>;

/**
 * The answers to a batch, in order: `<status> <JSON body>`. The same row gives the same lines for every caller at any time.
 * @param requests facts of the call or its repeat, in the order of the checks
 * @param storedAnswers stored answers of the batch's repeats
 */
export function answersOf(
  batch: RecordedBatch,
  requests: readonly AnswerRequest[],
  storedAnswers = noStoredAnswers,
): string[] {
  const outcomes = outcomesOf(batch);
  const repeats = new Set(batch.repeats);
  return batch.checks.map((check, index) => {
    const { refusal, isTest } = outcomes[index]!;
    if (refusal) return refusalLine(refusal, check);
    const facts = repeats.has(index) ? factsOf(storedAnswers, index) : check;
    if (typeof facts === 'string') return refusalLine(facts, check);
    const request = requests[index]!;
    return isTest ? testLine(facts, request, (code) => refusalLine(code, check)) : verdictLine(facts, request);
  });
}

function factsOf(storedAnswers: StoredAnswers, index: number): AnswerFacts | ProblemCode {
  const answer = storedAnswers.get(index);
  if (!answer) return 'idempotency_in_progress';
  return answer.isSameRequest ? answer : 'idempotency_key_reused';
}

/** The answer of a test key. @param refusalOf the line of a problem */
export function testLine(
  { receivedAt, finding: { bic } }: AnswerFacts,
  request: AnswerRequest,
  refusalOf: (code: ProblemCode) => string,
): string {
  const answer = testAnswerTo(request.iban);
  return typeof answer === 'string'
    ? refusalOf(answer)
    : verdictLine({ receivedAt, finding: { ...answer, bic } }, request);
}

/** `200 <JSON body>` */
export function verdictLine({ finding, receivedAt }: AnswerFacts, { iban, isMinimal }: AnswerRequest): string {
  const verdict = { ...finding, iban };
  return `200 ${isMinimal ? JSON.stringify(explainMinimally(verdict)) : explainAsJson(verdict, isoTime(receivedAt))}`;
}

function refusalLine(code: ProblemCode, { requestId }: RecordedCheck): string {
  return `${problems[code].status} ${JSON.stringify(problemBody(code, { requestId, instance: validateIban.path }))}`;
}
