/** Maximum number of batches: some ten minutes of unanswered batches of several replicas. */
const MAX_BATCHES = 100_000;
/** Maximum number of addresses in all batches together. */
const MAX_UNSETTLED_ADDRESSES = 100_000;

/** Number of refused checks by address. */
export type RefusedChecks = ReadonlyMap<string, number>;

/** A bounded list of batches whose callers got 503 although they may be charged. */
export class UnsettledBatches {
  private readonly batches = new Map<string, RefusedChecks>();
  private addresses = 0;

  get size(): number {
    return this.batches.size;
  }

  hasRoom(): boolean {
    return this.batches.size < MAX_BATCHES;
  }

  /** Whether the addresses of these refused checks fit. */
  hasRoomFor(refusedChecks: RefusedChecks): boolean {
    return this.addresses + refusedChecks.size <= MAX_UNSETTLED_ADDRESSES;
  }

  add(id: string, refusedChecks: RefusedChecks): void {
    this.batches.set(id, refusedChecks);
    this.addresses += refusedChecks.size;
  }

  /** Ids of the next batches; they stay in the list. */
  next(count: number): string[] {
    const ids: string[] = [];
    for (const id of this.batches.keys()) {
      if (ids.length === count) break;
      ids.push(id);
    }
    return ids;
  }

  /** Moves them to the end, so that a batch that cannot be settled now does not delay the others. */
  postpone(id: string): void {
    const refusals = this.batches.get(id);
    if (refusals && this.batches.delete(id)) this.batches.set(id, refusals);
  }

  /** Removes a batch. @returns undefined when it is not there */
  remove(id: string): RefusedChecks | undefined {
    const refusals = this.batches.get(id);
    if (this.batches.delete(id)) this.addresses -= refusals!.size;
    return refusals;
  }
}
