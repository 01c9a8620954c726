import { createHistogram } from 'node:perf_hooks';

/** A timer may fire just before the moment that a request is due. */
const MIN_LATENCY_US = 1;
const MAX_LATENCY_US = 10_000_000;

/** Answers of a load, counted by status and key, with the latencies of the measured time. */
export class Tally {
  // autocannon's own percentiles are whole milliseconds.
  #latency = createHistogram({ highest: MAX_LATENCY_US, figures: 4 });
  /** @type {Record<string, number>} */
  #answers = {};
  /** @type {Map<string, number>} */
  #verdicts = new Map();

  /**
   * @param {string} key
   * @param {number} status
   * @param {number | undefined} latencyMs undefined outside the measured time
   */
  count(key, status, latencyMs) {
    this.#answers[status] = (this.#answers[status] ?? 0) + 1;
    if (status === 200) this.#verdicts.set(key, (this.#verdicts.get(key) ?? 0) + 1);
    if (latencyMs === undefined) return;
    const latencyUs = Math.ceil(latencyMs * 1_000);
    this.#latency.record(Math.min(Math.max(latencyUs, MIN_LATENCY_US), MAX_LATENCY_US));
  }

  /** Answers in the measured time. */
  get measured() {
    return this.#latency.count;
  }

  /**
   * @param {number} seconds measured
   * @param {number} unanswered
   * @returns {import('./run-load.mjs').Load}
   */
  summary(seconds, unanswered) {
    const [p50, p99] = [50, 99].map((percentile) => this.#latency.percentile(percentile) / 1_000);
    return {
      perSecond: Math.round(this.measured / seconds),
      p50: p50 ?? NaN,
      p99: p99 ?? NaN,
      answers: this.#answers,
      unanswered,
      verdicts: this.#verdicts,
    };
  }
}
