import type { CheckBatchHead } from '@pruefer/contracts';

/** What validation-service answered to a batch. */
export interface BatchAnswer {
  readonly head: CheckBatchHead;
  /** One per check in order: status, blank, JSON body. */
  readonly lines: readonly string[];
}

/** The quota of a contract, once a check was answered. */
export interface QuotaState {
  readonly quota: number;
  readonly remaining: number;
}

/** What validation-service answered to one check. */
export interface CheckAnswer {
  readonly status: number;
  /** JSON text, to be passed on as it is. */
  readonly body: string;
  /** null: the check belongs to no contract. */
  readonly quota: QuotaState | null;
  /** It came with a test key. */
  readonly isTest: boolean;
  /** It was given before, to the first check with the same `Idempotency-Key`. */
  readonly isReplay: boolean;
  /** It is a `MinimalVerdict`; a replica of an earlier version knows none. */
  readonly isMinimal: boolean;
}

const STATUS_LENGTH = 3;

/**
 * Splits the lines of an answer without looking into the bodies.
 * @param count how many checks the batch had
 * @returns undefined when the answer is not whole
 */
export function batchAnswerOf(text: string, count: number): BatchAnswer | undefined {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const first = lines.shift();
  if (first === undefined || lines.length !== count) return undefined;
  const head = headOf(first);
  return head && { head, lines };
}

/** The answer to the check at a place of the batch. */
export function checkAnswerOf({ head, lines }: BatchAnswer, place: number): CheckAnswer {
  const line = lines[place]!;
  return {
    status: Number(line.slice(0, STATUS_LENGTH)),
    body: line.slice(STATUS_LENGTH + 1),
    quota: quotaOf(head, place),
    isTest: head.tests?.includes(place) ?? false,
    isReplay: head.replayed?.includes(place) ?? false,
    isMinimal: head.minimal?.includes(place) ?? false,
  };
}

function quotaOf(head: CheckBatchHead, place: number): QuotaState | null {
  const [quota, remaining] = [head.quota?.[place], head.remaining?.[place]];
  return typeof quota === 'number' && typeof remaining === 'number' ? { quota, remaining } : null;
}

function headOf(line: string): CheckBatchHead | undefined {
  try {
    const head = JSON.parse(line) as CheckBatchHead;
    return typeof head.now === 'number' || head.now === null ? head : undefined;
  } catch {
    return undefined;
  }
}
