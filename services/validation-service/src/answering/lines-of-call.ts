import { type BulkBatch, type BulkBatchHead, Problem, type ProblemCode, problems } from '@pruefer/contracts';
import { type AnswerRequest, testLine, verdictLine } from '../batch/format-answers.js';
import type { RecordedBatch, RecordedCheck } from '../batch/recorded-batch.js';
import type { StoredCall } from '../batch/stored-answer.js';
import type { RecordedEntry } from '../recording/batch-recorder.js';

const VALID_LINE = '200 {"valid":true';

/** Result of the charge for a call as a whole. */
type Decision = Pick<BulkBatchHead, 'refusal' | 'answered' | 'charged' | 'isReplay'>;

/** The answer to a bulk call: its head, then one line for each item in order. */
export function linesOfCall({ batch, now, storedCall }: RecordedEntry, { call, items }: BulkBatch): string {
  // A repeat is answered from the first call's row: both must have the same checks.
  if (batch.checks.length !== items.length) throw new Problem('invalid_request');
  const { quota, remaining, isTest } = batch.grants![0]!;
  const decision = decisionOn(batch, storedCall, call);
  const lines = batch.checks.map((check, index) =>
    index < decision.answered
      ? formatLine(check, { ...call, iban: items[index]!.iban }, isTest)
      : problemLine('quota_exceeded'),
  );
  const valid = lines.filter((line) => line.startsWith(VALID_LINE)).length;
  const head: BulkBatchHead = { now: now!, ...decision, valid, quota, remaining, isTest };
  return [JSON.stringify(head), ...lines, ''].join('\n');
}

function decisionOn(
  { checks, grants, repeats }: RecordedBatch,
  storedCall: StoredCall | undefined,
  { isPartial, isPrepaid = false }: BulkBatch['call'],
): Decision {
  const { granted, refusal, isTest } = grants![0]!;
  if (repeats.length > 0) return { ...decideRepeat(storedCall), charged: 0 };
  const tooFew = granted === 0 && checks.length > 0 && !isPartial ? 'quota_insufficient' : null;
  return { refusal: refusal ?? tooFew, answered: granted, charged: isTest || isPrepaid ? 0 : granted, isReplay: false };
}

function decideRepeat(storedCall: StoredCall | undefined): Omit<Decision, 'charged'> {
  if (storedCall?.isSameRequest) return { refusal: null, answered: storedCall.calls ?? 0, isReplay: true };
  const refusal = storedCall ? 'idempotency_key_reused' : 'idempotency_in_progress';
  return { refusal, answered: 0, isReplay: false };
}

function formatLine(check: RecordedCheck, request: AnswerRequest, isTest: boolean): string {
  return isTest ? testLine(check, request, problemLine) : verdictLine(check, request);
}

function problemLine(code: ProblemCode): string {
  return `${problems[code].status} ${code}`;
}
