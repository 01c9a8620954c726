import { type Check, type ProblemCode, problemBody, problems, validateIban } from '@pruefer/contracts';
import { explainAsJson, explainMinimally } from '@pruefer/iban';
import type { GivenAnswers } from './given-answer.js';
import { isoTime } from './iso-time.js';
import { outcomesOf } from './outcomes-of.js';
import type { AnswerFacts, RecordedBatch, RecordedCheck } from './recorded-batch.js';
import { testAnswerTo } from './test-answers.js';

const nothingGiven: GivenAnswers = new Map();

/** What the row of a batch may not hold or need not know: the call or its repeat brings it along. */
type Asked = Pick<Check, 'iban' | 'isMinimal'>;

/**
 * The lines that answer a batch, in order: `<status> <JSON body>`. The same row gives the same lines for every caller, at any time.
 * @param asked of the call or its repeat, in the order of the checks
 * @param given what the batch's repeats were answered with before
 */
export function answersOf(batch: RecordedBatch, asked: readonly Asked[], given = nothingGiven): string[] {
  const outcomes = outcomesOf(batch);
  const repeated = new Set(batch.repeats);
  return batch.checks.map((check, place) => {
    const { refusal, isTest } = outcomes[place]!;
    if (refusal) return refusalLine(refusal, check);
    const facts = repeated.has(place) ? factsOf(given, place) : check;
    if (typeof facts === 'string') return refusalLine(facts, check);
    return isTest ? testLine(check, facts, asked[place]!) : verdictLine(facts, asked[place]!);
  });
}

function factsOf(given: GivenAnswers, place: number): AnswerFacts | ProblemCode {
  const answer = given.get(place);
  if (!answer) return 'idempotency_in_progress';
  return answer.isSameRequest ? answer : 'idempotency_key_reused';
}

function testLine(check: RecordedCheck, { receivedAt, finding: { bic } }: AnswerFacts, asked: Asked): string {
  const answer = testAnswerTo(asked.iban);
  if (typeof answer === 'string') return refusalLine(answer, check);
  return verdictLine({ receivedAt, finding: { ...answer, bic } }, asked);
}

function verdictLine({ finding, receivedAt }: AnswerFacts, { iban, isMinimal }: Asked): string {
  const verdict = { ...finding, iban };
  return `200 ${isMinimal ? JSON.stringify(explainMinimally(verdict)) : explainAsJson(verdict, isoTime(receivedAt))}`;
}

function refusalLine(code: ProblemCode, { requestId }: RecordedCheck): string {
  return `${problems[code].status} ${JSON.stringify(problemBody(code, { requestId, instance: validateIban.path }))}`;
}
