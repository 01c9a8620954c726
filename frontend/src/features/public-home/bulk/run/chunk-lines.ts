/** The checked part of a line of a list. */
export interface Line {
  readonly line: number;
  readonly iban: string;
}

/** The lines of one call. */
export interface Chunk {
  readonly lines: readonly Line[];
  /** Idempotency key: a chunk that is sent again is charged once. */
  readonly idempotencyKey: string;
}

/** Most lines of one call: `MAX_BULK_ITEMS` of the contract. */
export const LINES_PER_CALL = 1_000;

/**
 * Cuts lines into chunks. The same lines of the same run always have the same key, so that a chunk whose answer was lost
 * is charged once.
 */
export function chunkLines(lines: readonly Line[], run: string, linesPerCall = LINES_PER_CALL): Chunk[] {
  const count = Math.ceil(lines.length / linesPerCall);
  return Array.from({ length: count }, (_, index) => {
    const part = lines.slice(index * linesPerCall, (index + 1) * linesPerCall);
    return { lines: part, idempotencyKey: `${run}-${part[0]!.line}-${part.at(-1)!.line}-${part.length}` };
  });
}

/** The random name of a run. Not `randomHex`: a module that the sign-in shares with public pages makes it load their script. */
export function newRunName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
