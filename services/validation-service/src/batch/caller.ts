import type { Check } from '@pruefer/contracts';

/** Checks of one batch with the same key and address: charged together, first checks first. */
export interface ChargedCaller {
  /** null: a public check. */
  readonly keyHash: string | null;
  readonly address: string;
  /** Number of its checks in the batch. */
  readonly checkCount: number;
}

export interface CallersOfBatch {
  /** In the order of their first check. */
  readonly callers: readonly ChargedCaller[];
  /** Index of the caller by check. */
  readonly callerOf: readonly number[];
}

/** Groups checks by API key and address. */
export function groupCallers(checks: readonly Check[]): CallersOfBatch {
  const indexes = new Map<string, number>();
  const callers: { keyHash: string | null; address: string; checkCount: number }[] = [];
  const callerOf = checks.map(({ keyHash, address }) => {
    const name = `${keyHash} ${address}`;
    const knownIndex = indexes.get(name);
    const index = knownIndex ?? callers.push({ keyHash, address, checkCount: 0 }) - 1;
    if (knownIndex === undefined) indexes.set(name, index);
    callers[index]!.checkCount += 1;
    return index;
  });
  return { callers, callerOf };
}
