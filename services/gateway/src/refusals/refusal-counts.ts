/** Refusals of this long are one event. */
export const WINDOW_MS = 10_000;
/** Addresses that are counted one by one in a window; all others of a status are counted as one (docs/SECURITY.md D4). */
export const MAX_ADDRESSES = 10_000;

const MAX_KEPT = 2 * MAX_ADDRESSES;

/** So many requests of one address were refused with one status within one window. */
export interface RefusalCount {
  /** Begin of the window. */
  readonly atMs: number;
  /** null: the rest, beyond the addresses that are counted one by one. */
  readonly address: string | null;
  readonly status: number;
  /** Of the first of them. */
  readonly errorCode: string;
  readonly count: number;
}

type Counting = { -readonly [Field in keyof RefusalCount]: RefusalCount[Field] };

/** Counts refused requests, however many: what is kept is bounded. */
export class RefusalCounts {
  private counts = new Map<string, Counting>();
  private startedAtMs = 0;
  private finished: RefusalCount[] = [];

  add(address: string, status: number, errorCode: string, nowMs: number): void {
    this.finishBefore(nowMs);
    const key = `${status} ${address}`;
    const known = this.counts.get(key);
    if (known) known.count++;
    else if (this.counts.size < MAX_ADDRESSES) this.begin(key, address, status, errorCode);
    else this.addToRest(status, errorCode);
  }

  /** Takes out the windows that are over. */
  takeFinished(nowMs: number): RefusalCount[] {
    this.finishBefore(nowMs);
    return this.takeOut();
  }

  /** Takes out everything, the window that is still open too. */
  takeAll(): RefusalCount[] {
    this.finish();
    return this.takeOut();
  }

  private addToRest(status: number, errorCode: string): void {
    const key = `${status}`;
    const rest = this.counts.get(key);
    if (rest) rest.count++;
    else this.begin(key, null, status, errorCode);
  }

  private begin(key: string, address: string | null, status: number, errorCode: string): void {
    this.counts.set(key, { atMs: this.startedAtMs, address, status, errorCode, count: 1 });
  }

  private finishBefore(nowMs: number): void {
    if (nowMs < this.startedAtMs + WINDOW_MS) return;
    this.finish();
    this.startedAtMs = Math.floor(nowMs / WINDOW_MS) * WINDOW_MS;
  }

  private finish(): void {
    // What nobody takes out is dropped at last: the counts are best effort, the memory is not.
    this.finished = [...this.finished, ...this.counts.values()].slice(-MAX_KEPT);
    this.counts = new Map();
  }

  private takeOut(): RefusalCount[] {
    const taken = this.finished;
    this.finished = [];
    return taken;
  }
}
