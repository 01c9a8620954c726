import { type ProblemCode, problemBody, problems, validateIban } from '@pruefer/contracts';
import { explainAsJson } from '@pruefer/iban';
import type { GivenAnswers } from './given-answer.js';
import { isoTime } from './iso-time.js';
import { outcomesOf } from './outcomes-of.js';
import type { AnswerFacts, RecordedBatch, RecordedCheck } from './recorded-batch.js';
import { testAnswerTo } from './test-answers.js';

const nothingGiven: GivenAnswers = new Map();

/**
 * The lines that answer a batch, in order: `<status> <JSON body>`. The same row gives the same lines, whoever asks when.
 * @param ibans of the call or its repeat, in the order of the checks: the row may not hold them
 * @param given what the batch's repeats were answered with before
 */
export function answersOf(batch: RecordedBatch, ibans: readonly string[], given = nothingGiven): string[] {
  const outcomes = outcomesOf(batch);
  const repeated = new Set(batch.repeats);
  return batch.checks.map((check, place) => {
    const { refusal, isTest } = outcomes[place]!;
    if (refusal) return refusalLine(refusal, check);
    const facts = repeated.has(place) ? factsOf(given, place) : check;
    if (typeof facts === 'string') return refusalLine(facts, check);
    return isTest ? testLine(check, facts, ibans[place]!) : verdictLine(facts, ibans[place]!);
  });
}

function factsOf(given: GivenAnswers, place: number): AnswerFacts | ProblemCode {
  const answer = given.get(place);
  if (!answer) return 'idempotency_in_progress';
  return answer.isSameRequest ? answer : 'idempotency_key_reused';
}

function testLine(check: RecordedCheck, { receivedAt, finding: { bic } }: AnswerFacts, iban: string): string {
  const answer = testAnswerTo(iban);
  if (typeof answer === 'string') return refusalLine(answer, check);
  return verdictLine({ receivedAt, finding: { ...answer, bic } }, iban);
}

function verdictLine({ finding, receivedAt }: AnswerFacts, iban: string): string {
  return `200 ${explainAsJson({ ...finding, iban }, isoTime(receivedAt))}`;
}

function refusalLine(code: ProblemCode, { requestId }: RecordedCheck): string {
  return `${problems[code].status} ${JSON.stringify(problemBody(code, { requestId, instance: validateIban.path }))}`;
}
