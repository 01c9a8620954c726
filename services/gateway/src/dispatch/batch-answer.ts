/** What validation-service answered to a batch. */
export interface BatchAnswer {
  /** The database's clock in epoch milliseconds; null when the batch was recorded without it. */
  readonly now: number | null;
  /** One per check in order: status, blank, JSON body. */
  readonly lines: readonly string[];
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
  const head = lines.shift();
  if (head === undefined || lines.length !== count) return undefined;
  const now = clockOf(head);
  return now === undefined ? undefined : { now, lines };
}

export function statusOf(line: string): number {
  return Number(line.slice(0, STATUS_LENGTH));
}

/** The JSON text of an answer, to be passed on as it is. */
export function bodyOf(line: string): string {
  return line.slice(STATUS_LENGTH + 1);
}

function clockOf(head: string): number | null | undefined {
  try {
    const { now } = JSON.parse(head) as { now?: unknown };
    return typeof now === 'number' || now === null ? now : undefined;
  } catch {
    return undefined;
  }
}
