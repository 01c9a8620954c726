/** Longer than the upkeep takes from one statement to the next. */
const LOST_AFTER_MS = 10_000;
/** What a gateway could not settle meanwhile is settled by then. */
const STEADY_AFTER_MS = 60_000;

/** Since when PostgreSQL has answered this process without a gap. Times are milliseconds of `performance.now()`. */
export class DatabaseContact {
  private lastMs = -Infinity;
  private sinceMs = -Infinity;

  /** A statement was answered. */
  made(nowMs: number): void {
    if (nowMs - this.lastMs > LOST_AFTER_MS) this.sinceMs = nowMs;
    this.lastMs = nowMs;
  }

  /** Not right after a start or an outage: rows that a gateway still has to settle must not be removed before it could. */
  isSteady(nowMs: number): boolean {
    return nowMs - this.lastMs <= LOST_AFTER_MS && nowMs - this.sinceMs >= STEADY_AFTER_MS;
  }
}
