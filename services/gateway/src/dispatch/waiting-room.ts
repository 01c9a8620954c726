/**
 * A bounded room of waiting things, each in the lane of its owner. Lanes are served in turn, so that one owner with many
 * waiting does not starve the others; within a lane the first come is the first served.
 *
 * An empty room begins a new map: one that entries come to and leave from for hours keeps much of what they held from the young generation's
 * collector (docs/adr/0069).
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
   * Takes something in. In a full room the newest of the longest lane gives way to an owner who has fewer waiting.
   * @returns who is turned away: nobody while there is room, else the one that gave way or the newcomer itself
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

  /** Takes out the next ones, lane by lane in turn; the turn goes on where the last call ended. */
  take(most: number): Item[] {
    const taken: Item[] = [];
    for (const [owner, lane] of this.lanes) {
      if (taken.length === most) break;
      taken.push(lane.shift()!);
      this.lanes.delete(owner);
      // Put back at the end: this loop comes by again when all others have had their turn.
      if (lane.length > 0) this.lanes.set(owner, lane);
    }
    this.leave(taken.length);
    return taken;
  }

  /** Takes out all who are through with waiting; within a lane the oldest stand first. */
  takeWhile(isThrough: (item: Item) => boolean): Item[] {
    const taken: Item[] = [];
    for (const [owner, lane] of this.lanes) {
      while (lane.length > 0 && isThrough(lane[0]!)) taken.push(lane.shift()!);
      if (lane.length === 0) this.lanes.delete(owner);
    }
    this.leave(taken.length);
    return taken;
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
