/**
 * A bounded queue with one lane per owner. Lanes are served in turn, so that one owner with many items does not starve the others;
 * within a lane the order is first in, first out.
 *
 * An empty room replaces its map: V8 promotes the entries of a map that is used for hours (docs/adr/0012).
 */
export class WaitingRoom<Item> {
  private lanes = new Map<string, Item[]>();
  private waiting = 0;

  /**
   * @param capacity most that may wait at once
   * @param ownerOf whose lane a thing waits in
   */
  constructor(
    private readonly capacity: number,
    private readonly ownerOf: (item: Item) => string,
  ) {}

  get size(): number {
    return this.waiting;
  }

  /**
   * Adds an item. In a full room the newest item of the longest lane gives way to an owner with fewer items.
   * @returns the displaced item, the new one itself when it finds no place, or undefined
   */
  add(item: Item): Item | undefined {
    const owner = this.ownerOf(item);
    if (this.waiting < this.capacity) {
      this.enter(owner, item);
      return undefined;
    }
    const longest = this.longestLane();
    if ((this.lanes.get(owner)?.length ?? 0) + 1 >= longest.length) return item;
    const givesWay = longest.pop();
    this.waiting--;
    this.enter(owner, item);
    return givesWay;
  }

  /** Removes the next items, lane by lane; the turn continues after the lane of the last call. */
  shift(max: number): Item[] {
    const batch: Item[] = [];
    for (const [owner, lane] of this.lanes) {
      if (batch.length === max) break;
      batch.push(lane.shift()!);
      this.lanes.delete(owner);
      // Put back at the end: this loop comes by again when all others have had their turn.
      if (lane.length > 0) this.lanes.set(owner, lane);
    }
    this.leave(batch.length);
    return batch;
  }

  /** Removes and returns all items that have waited too long; within a lane the oldest come first. */
  shiftWhile(isThrough: (item: Item) => boolean): Item[] {
    const expired: Item[] = [];
    for (const [owner, lane] of this.lanes) {
      while (lane.length > 0 && isThrough(lane[0]!)) expired.push(lane.shift()!);
      if (lane.length === 0) this.lanes.delete(owner);
    }
    this.leave(expired.length);
    return expired;
  }

  private enter(owner: string, item: Item): void {
    const lane = this.lanes.get(owner);
    if (lane) lane.push(item);
    else this.lanes.set(owner, [item]);
    this.waiting++;
  }

  private leave(count: number): void {
    this.waiting -= count;
    if (this.waiting === 0 && count > 0) this.lanes = new Map();
  }

  private longestLane(): Item[] {
    let longest: Item[] = [];
    for (const lane of this.lanes.values()) if (lane.length > longest.length) longest = lane;
    return longest;
  }
}
