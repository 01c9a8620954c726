/** Longer than the interval between two statements of the upkeep. */
const LOST_AFTER_MS = 10_000;
/** A gateway settles all outstanding batches within this time. */
const STEADY_AFTER_MS = 60_000;

/** Time for which PostgreSQL has answered this process without a gap. Times are milliseconds of `performance.now()`. */
export class DatabaseContact {
  private lastMs = -Infinity;
  private sinceMs = -Infinity;

  /** Call it after each statement that PostgreSQL has answered. */
  recordContact(nowMs: number): void {
    if (nowMs - this.lastMs > LOST_AFTER_MS) this.sinceMs = nowMs;
    this.lastMs = nowMs;
  }

  /** False after a start or an outage: gateways must first be able to settle rows before they are removed. */
  isSteady(nowMs: number): boolean {
    return nowMs - this.lastMs <= LOST_AFTER_MS && nowMs - this.sinceMs >= STEADY_AFTER_MS;
  }
}
