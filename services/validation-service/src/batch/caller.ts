import type { Check } from '@pruefer/contracts';

/** Checks of one batch that came with the same key from the same address: charged together, the first ones first. */
export interface Caller {
  /** null: a public check. */
  readonly keyHash: string | null;
  readonly address: string;
  /** How many checks of the batch are its. */
  readonly wanted: number;
}

export interface CallersOfBatch {
  /** In the order of their first check. */
  readonly callers: readonly Caller[];
  /** For each check the place of its caller. */
  readonly callerOf: readonly number[];
}

/** Groups the checks of a batch by key and address. */
export function callersOf(checks: readonly Check[]): CallersOfBatch {
  const places = new Map<string, number>();
  const callers: { keyHash: string | null; address: string; wanted: number }[] = [];
  const callerOf = checks.map(({ keyHash, address }) => {
    const name = `${keyHash} ${address}`;
    const known = places.get(name);
    const place = known ?? callers.push({ keyHash, address, wanted: 0 }) - 1;
    if (known === undefined) places.set(name, place);
    callers[place]!.wanted += 1;
    return place;
  });
  return { callers, callerOf };
}
