import { type ProblemCode, problemBody, problems, validateIban } from '@pruefer/contracts';
import { explainAsJson } from '@pruefer/iban';
import { isoTime } from './iso-time.js';
import { outcomesOf } from './outcomes-of.js';
import type { RecordedBatch, RecordedCheck } from './recorded-batch.js';
import { testAnswerTo } from './test-answers.js';

/**
 * The lines that answer a batch, in order: `<status> <JSON body>`. The same row gives the same lines, whoever asks when.
 * @param ibans of the call or its repeat, in the order of the checks: the row may not hold them
 */
export function answersOf(batch: RecordedBatch, ibans: readonly string[]): string[] {
  const outcomes = outcomesOf(batch);
  return batch.checks.map((check, place) => {
    const { refusal, isTest } = outcomes[place]!;
    if (refusal) return refusalLine(refusal, check);
    return isTest ? testLine(check, ibans[place]!) : verdictLine(check, ibans[place]!);
  });
}

function testLine(check: RecordedCheck, iban: string): string {
  const answer = testAnswerTo(iban);
  return typeof answer === 'string' ? refusalLine(answer, check) : verdictLine({ ...check, finding: answer }, iban);
}

function verdictLine({ finding, receivedAt }: RecordedCheck, iban: string): string {
  return `200 ${explainAsJson({ ...finding, iban }, isoTime(receivedAt))}`;
}

function refusalLine(code: ProblemCode, { requestId }: RecordedCheck): string {
  return `${problems[code].status} ${JSON.stringify(problemBody(code, { requestId, instance: validateIban.path }))}`;
}
