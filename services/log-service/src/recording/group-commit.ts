interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does together what arrives at the same time or while the previous work is under way: one commit for many partitions. What waits is bounded by
 * the callers, each of which waits for its own.
 */
export class GroupCommit<T> {
  private waiting: Waiting<T>[] = [];
  private working = false;

  /**
   * @param work on at least one item; its failure is the failure of every item in it
   * @param sizeOf an item, in the unit of `mostSize`
   * @param mostSize of one piece of work; a single larger item is worked on alone
   */
  constructor(
    private readonly work: (items: readonly T[]) => Promise<void>,
    private readonly sizeOf: (item: T) => number,
    private readonly mostSize: number,
  ) {}

  /** Resolves when the item's work is done. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.working) return;
      this.working = true;
      // Callers of the same turn belong together.
      setImmediate(() => void this.workOff());
    });
  }

  private async workOff(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.takeGroup();
      try {
        await this.work(group.map(({ item }) => item));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.working = false;
  }

  private takeGroup(): Waiting<T>[] {
    let size = 0;
    const end = this.waiting.findIndex(({ item }, place) => {
      size += this.sizeOf(item);
      return place > 0 && size > this.mostSize;
    });
    return this.waiting.splice(0, end === -1 ? this.waiting.length : end);
  }
}
