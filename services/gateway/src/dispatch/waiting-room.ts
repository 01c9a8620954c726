/**
 * A bounded queue with one queue per owner. Owners are served in turn, so that one owner with many items does not starve the others;
 * within a queue the order is first in, first out.
 *
 * An empty room replaces its map: V8 promotes the entries of a map that is used for hours (docs/adr/0012).
 */
export class WaitingRoom<Item> {
  private queues = new Map<string, Item[]>();
  private itemCount = 0;

  /**
   * @param capacity most that may wait at once
   * @param getOwner owner of an item
   */
  constructor(
    private readonly capacity: number,
    private readonly getOwner: (item: Item) => string,
  ) {}

  get size(): number {
    return this.itemCount;
  }

  /**
   * Adds an item. In a full room the newest item of the longest queue gives way to an owner with fewer items.
   * @returns the displaced item, the new one itself when it finds no place, or undefined
   */
  add(item: Item): Item | undefined {
    const owner = this.getOwner(item);
    if (this.itemCount < this.capacity) {
      this.enter(owner, item);
      return undefined;
    }
    const longest = this.longestQueue();
    if ((this.queues.get(owner)?.length ?? 0) + 1 >= longest.length) return item;
    const givesWay = longest.pop();
    this.itemCount--;
    this.enter(owner, item);
    return givesWay;
  }

  /** Removes the next items, owner by owner; the turn continues after the owner of the last call. */
  shift(max: number): Item[] {
    const batch: Item[] = [];
    for (const [owner, queue] of this.queues) {
      if (batch.length === max) break;
      batch.push(queue.shift()!);
      this.queues.delete(owner);
      // Put back at the end: this loop comes by again when all others have had their turn.
      if (queue.length > 0) this.queues.set(owner, queue);
    }
    this.leave(batch.length);
    return batch;
  }

  /** Removes and returns all items that have waited too long; within a queue the oldest come first. */
  shiftWhile(isThrough: (item: Item) => boolean): Item[] {
    const expired: Item[] = [];
    for (const [owner, queue] of this.queues) {
      while (queue.length > 0 && isThrough(queue[0]!)) expired.push(queue.shift()!);
      if (queue.length === 0) this.queues.delete(owner);
    }
    this.leave(expired.length);
    return expired;
  }

  private enter(owner: string, item: Item): void {
    const queue = this.queues.get(owner);
    if (queue) queue.push(item);
    else this.queues.set(owner, [item]);
    this.itemCount++;
  }

  private leave(count: number): void {
    this.itemCount -= count;
    if (this.itemCount === 0 && count > 0) this.queues = new Map();
  }

  private longestQueue(): Item[] {
    let longest: Item[] = [];
    for (const queue of this.queues.values()) if (queue.length > longest.length) longest = queue;
    return longest;
  }
}
