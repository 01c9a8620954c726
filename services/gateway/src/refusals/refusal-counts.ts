/** Length of a window; its refusals with the same code and address form one event. */
export const WINDOW_MS = 10_000;
/** Addresses that are counted one by one in a window; all others of a code are counted as one (docs/SECURITY.md D4). */
export const MAX_COUNTED_ADDRESSES = 10_000;

const MAX_KEPT = 2 * MAX_COUNTED_ADDRESSES;

/** Number of requests of one address refused with one code within a window. */
export interface RefusalCount {
  /** Start of the window. */
  readonly atMs: number;
  /** null: the rest, beyond the addresses that are counted one by one. */
  readonly address: string | null;
  readonly status: number;
  readonly errorCode: string;
  readonly count: number;
}

type Counting = { -readonly [Field in keyof RefusalCount]: RefusalCount[Field] };

/** Counts refused requests in bounded memory. */
export class RefusalCounts {
  private counts = new Map<string, Counting>();
  private startedAtMs = 0;
  private finished: RefusalCount[] = [];

  add(address: string, status: number, errorCode: string, nowMs: number, count = 1): void {
    this.finishBefore(nowMs);
    const key = `${errorCode} ${address}`;
    const isCounted = this.counts.has(key) || this.counts.size < MAX_COUNTED_ADDRESSES;
    const counting = isCounted ? this.of(key, address, status, errorCode) : this.of(errorCode, null, status, errorCode);
    counting.count += count;
  }

  /** Removes and returns the counts of finished windows. */
  drainFinished(nowMs: number): RefusalCount[] {
    this.finishBefore(nowMs);
    return this.drain();
  }

  /** Removes and returns all counts, including those of the open window. */
  drainAll(): RefusalCount[] {
    this.finish();
    return this.drain();
  }

  private of(key: string, address: string | null, status: number, errorCode: string): Counting {
    const openCounting = this.counts.get(key);
    if (openCounting) return openCounting;
    const counting = { atMs: this.startedAtMs, address, status, errorCode, count: 0 };
    this.counts.set(key, counting);
    return counting;
  }

  private finishBefore(nowMs: number): void {
    if (nowMs < this.startedAtMs + WINDOW_MS) return;
    this.finish();
    this.startedAtMs = Math.floor(nowMs / WINDOW_MS) * WINDOW_MS;
  }

  private finish(): void {
    // Counts that are not collected are dropped: the memory is bounded, the counts are best effort.
    this.finished = [...this.finished, ...this.counts.values()].slice(-MAX_KEPT);
    this.counts = new Map();
  }

  private drain(): RefusalCount[] {
    const events = this.finished;
    this.finished = [];
    return events;
  }
}
