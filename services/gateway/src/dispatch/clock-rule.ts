/** Batch ids carry this machine's time, and PostgreSQL refuses those that are too old or too new: so a gateway this far off is not ready. */
export const MAX_CLOCK_DIFFERENCE_MS = 3_000;
/** Time after which a difference is no longer used: without batches there is no newer one. */
const DIFFERENCE_EXPIRES_MS = 60_000;

/** Compares this machine's clock with the database's, which comes with every batch answer. */
export class ClockRule {
  private differenceMs = 0;
  private observedAtMs = -Infinity;

  /** @param databaseNowMs the database's clock at some moment between sending and receiving */
  observe(databaseNowMs: number, sentAtMs: number, receivedAtMs: number): void {
    this.differenceMs = Math.max(sentAtMs - databaseNowMs, databaseNowMs - receivedAtMs, 0);
    this.observedAtMs = receivedAtMs;
  }

  /** Whether the clocks agree, or no recent difference is known. */
  isKept(nowMs: number): boolean {
    return this.differenceMs <= MAX_CLOCK_DIFFERENCE_MS || nowMs - this.observedAtMs > DIFFERENCE_EXPIRES_MS;
  }
}
