import type { CheckBatchHead } from '@pruefer/contracts';

/** The answer of validation-service to a batch. */
export interface BatchAnswer {
  readonly head: CheckBatchHead;
  /** One per check in order: status, blank, JSON body. */
  readonly lines: readonly Buffer[];
}

/** The quota of a contract, once a check was answered. */
export interface QuotaState {
  readonly quota: number;
  readonly remaining: number;
}

/** The answer of validation-service to one check. */
export interface CheckAnswer {
  readonly status: number;
  /** JSON in UTF-8, passed on unparsed: a string would be encoded again for each caller. */
  readonly body: Buffer;
  /** null: the check belongs to no contract. */
  readonly quota: QuotaState | null;
  /** Whether the check used a test key. */
  readonly isTest: boolean;
  /** Whether the first check with the same `Idempotency-Key` already got this answer. */
  readonly isReplay: boolean;
  /** Whether the verdict is a `MinimalVerdict`; replicas of earlier versions never send one. */
  readonly isMinimal: boolean;
}

const STATUS_LENGTH = 3;
const LINE_BREAK = 10;
const BLANK = 32;

/**
 * Splits the lines of an answer without looking into the bodies.
 * @param count how many checks the batch had
 * @returns undefined when the answer is not whole
 */
export function parseBatchAnswer(answer: Buffer, count: number): BatchAnswer | undefined {
  const [first, ...lines] = splitLines(answer);
  if (first === undefined || lines.length !== count || !lines.every(isCompleteLine)) return undefined;
  const head = parseHead(first.toString());
  return head && { head, lines };
}

/** The answer to the check at a place of the batch. */
export function getCheckAnswer({ head, lines }: BatchAnswer, index: number): CheckAnswer {
  const line = lines[index]!;
  return {
    status: Number(line.toString('latin1', 0, STATUS_LENGTH)),
    // A copy, so that a slow caller does not keep the answers of a whole batch in memory.
    body: Buffer.from(line.subarray(STATUS_LENGTH + 1)),
    quota: findQuotaState(head, index),
    isTest: head.tests?.includes(index) ?? false,
    isReplay: head.replayed?.includes(index) ?? false,
    isMinimal: head.minimal?.includes(index) ?? false,
  };
}

/** The code of a problem in JSON; undefined when there is none. */
export function parseProblemCode(body: Buffer | string): string | undefined {
  try {
    const { code } = JSON.parse(body.toString()) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

function isCompleteLine(line: Buffer): boolean {
  return line.length > STATUS_LENGTH + 1 && line[STATUS_LENGTH] === BLANK;
}

/** A line break at the very end begins no line. */
function splitLines(answer: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let begin = 0; begin < answer.length; begin += lines.at(-1)!.length + 1) {
    const end = answer.indexOf(LINE_BREAK, begin);
    lines.push(answer.subarray(begin, end === -1 ? answer.length : end));
  }
  return lines;
}

function findQuotaState(head: CheckBatchHead, index: number): QuotaState | null {
  const [quota, remaining] = [head.quota?.[index], head.remaining?.[index]];
  return typeof quota === 'number' && typeof remaining === 'number' ? { quota, remaining } : null;
}

function parseHead(line: string): CheckBatchHead | undefined {
  try {
    const head = JSON.parse(line) as CheckBatchHead;
    return typeof head.now === 'number' || head.now === null ? head : undefined;
  } catch {
    return undefined;
  }
}
