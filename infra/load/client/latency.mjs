// @ts-check

const STEP_MS = 0.01;
const LONGEST_MS = 10_000;

/** Counts how long answers took, in steps of 10 µs up to 10 s, so that millions of them need no more room than one. */
export class Latency {
  #counts = new Uint32Array(LONGEST_MS / STEP_MS + 1);
  #total = 0;

  get total() {
    return this.#total;
  }

  /** @param {number} tookMs longer than 10 s counts as 10 s */
  record(tookMs) {
    const step = Math.min(Math.ceil(tookMs / STEP_MS), this.#counts.length - 1);
    this.#counts[step] = (this.#counts[step] ?? 0) + 1;
    this.#total++;
  }

  /**
   * @param {number} percent 0 … 100
   * @returns {number | null} the time in milliseconds within which that share was answered; null when nothing was
   */
  percentileMs(percent) {
    if (this.#total === 0) return null;
    let wanted = Math.max(1, Math.ceil((this.#total * percent) / 100));
    const step = this.#counts.findIndex((count) => (wanted -= count) <= 0);
    return Math.round(step * STEP_MS * 100) / 100;
  }
}
