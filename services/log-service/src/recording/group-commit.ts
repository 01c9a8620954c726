interface PendingCommit<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface GroupLimits<T> {
  /** Size of an item, in the unit of `maxGroupSize`. */
  readonly measureSize: (item: T) => number;
  /** Maximum size of a group; a single larger item forms its own group. */
  readonly maxGroupSize: number;
  /** Number of concurrent groups. */
  readonly maxConcurrentGroups: number;
}

/**
 * Combines items that arrive together or during earlier work: one commit for many partitions. Each caller waits for its own item,
 * which bounds the queue.
 */
export class GroupCommit<T> {
  private pendingCommits: PendingCommit<T>[] = [];
  private workers = 0;

  /** @param work on at least one item; its failure is the failure of every item in the group */
  constructor(
    private readonly work: (items: readonly T[]) => Promise<void>,
    private readonly limits: GroupLimits<T>,
  ) {}

  /** Resolves when the item's work is done. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pendingCommits.push({ item, resolve, reject });
      // Deferred, so that all items of this turn of the event loop form one group.
      if (this.pendingCommits.length === 1) setImmediate(() => this.begin());
    });
  }

  private begin(): void {
    while (this.workers < this.limits.maxConcurrentGroups && this.pendingCommits.length > 0) {
      this.workers += 1;
      void this.processQueue();
    }
  }

  private async processQueue(): Promise<void> {
    while (this.pendingCommits.length > 0) {
      const group = this.dequeueGroup();
      try {
        await this.work(group.map(({ item }) => item));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.workers -= 1;
  }

  private dequeueGroup(): PendingCommit<T>[] {
    const { measureSize, maxGroupSize } = this.limits;
    let size = 0;
    const end = this.pendingCommits.findIndex(({ item }, index) => {
      size += measureSize(item);
      return index > 0 && size > maxGroupSize;
    });
    return this.pendingCommits.splice(0, end === -1 ? this.pendingCommits.length : end);
  }
}
