import { type Check, type Language, problemBody, type ProblemCode, problems, validateIban } from '@pruefer/contracts';
import { explainAsJson, explainMinimally } from '@pruefer/iban';
import type { StoredAnswers } from './stored-answer.js';
import { isoTime } from './iso-time.js';
import { computeOutcomes } from './compute-outcomes.js';
import type { AnswerFacts, RecordedBatch, RecordedCheck } from './recorded-batch.js';
import { testAnswerTo } from './test-answers.js';

const noStoredAnswers: StoredAnswers = new Map();

/** Facts from the call or its repeat that the row may not hold or does not need. */
export type AnswerRequest = Pick<Check, 'iban' | 'isMinimal' | 'language'>;

/**
 * The answers to a batch, in order: `<status> <JSON body>`. The same row gives the same lines for every caller at any time.
 * @param requests facts of the call or its repeat, in the order of the checks
 * @param storedAnswers stored answers of the batch's repeats
 */
export function formatAnswers(
  batch: RecordedBatch,
  requests: readonly AnswerRequest[],
  storedAnswers = noStoredAnswers,
): string[] {
  const outcomes = computeOutcomes(batch);
  const repeats = new Set(batch.repeats);
  return batch.checks.map((check, index) => {
    const { refusal, isTest } = outcomes[index]!;
    const request = requests[index]!;
    const refusedBy = (code: ProblemCode) => refusalLine(code, check, request.language);
    if (refusal) return refusedBy(refusal);
    const facts = repeats.has(index) ? getStoredFacts(storedAnswers, index) : check;
    if (typeof facts === 'string') return refusedBy(facts);
    return isTest ? testLine(facts, request, refusedBy) : verdictLine(facts, request);
  });
}

function getStoredFacts(storedAnswers: StoredAnswers, index: number): AnswerFacts | ProblemCode {
  const answer = storedAnswers.get(index);
  if (!answer) return 'idempotency_in_progress';
  return answer.isSameRequest ? answer : 'idempotency_key_reused';
}

/** The answer of a test key. @param formatRefusal the line of a problem */
export function testLine(
  { receivedAt, finding: { bic } }: AnswerFacts,
  request: AnswerRequest,
  formatRefusal: (code: ProblemCode) => string,
): string {
  const answer = testAnswerTo(request.iban);
  return typeof answer === 'string'
    ? formatRefusal(answer)
    : verdictLine({ receivedAt, finding: { ...answer, bic } }, request);
}

/** `200 <JSON body>` */
export function verdictLine(
  { finding, receivedAt }: AnswerFacts,
  { iban, isMinimal, language }: AnswerRequest,
): string {
  const verdict = { ...finding, iban };
  const json = isMinimal
    ? JSON.stringify(explainMinimally(verdict, language))
    : explainAsJson(verdict, isoTime(receivedAt), language);
  return `200 ${json}`;
}

function refusalLine(code: ProblemCode, { requestId }: RecordedCheck, language: Language | undefined): string {
  const body = problemBody(code, { requestId, instance: validateIban.path }, {}, language);
  return `${problems[code].status} ${JSON.stringify(body)}`;
}
