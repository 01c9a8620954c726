/** Interval of the liveness checks. */
export const POLL_INTERVAL_MS = 10_000;
/** Unanswered questions in a row before a part can count as hung. */
const MISSES = 4;
/** A process that uses less processor time than this while it gives no answer does nothing at all. */
const IDLE_CPU_MS = 200;
/** A process that uses this much processor time without one answer loops. Measured in processor time, because it gets little of it on a crowded machine. */
const LOOPING_CPU_MS = 15_000;
/** After this many misses, five minutes, a process counts as hung whatever its vitals say. */
const MAX_MISSES = 30;

/**
 * Separates a process that hangs from a slow one. A slow process waits for a processor (state R) or a disk (D), or works
 * and answers late; a restart would make that worse (docs/adr/0077).
 */
export class Silence {
  misses = 0;
  #cpuMsAtFirst = 0;
  #isBusy = false;

  /** Resets the count, after an answer or for a new process. */
  end() {
    this.misses = 0;
    this.#isBusy = false;
  }

  /**
   * Records a liveness check without an answer.
   * @param {import('../../shared/process/vitals.mjs').Vitals | undefined} vitals of the process at this moment; undefined where they cannot be read
   * @param {boolean} [hasAnswered] whether the process has answered since its start; before its first answer it has MAX_MISSES checks
   * @returns {boolean} whether it hangs
   */
  miss(vitals, hasAnswered = true) {
    this.misses += 1;
    if (this.misses >= MAX_MISSES) return true;
    if (!vitals) return false;
    if (this.misses === 1) this.#cpuMsAtFirst = vitals.cpuMs;
    this.#isBusy ||= vitals.state === 'R' || vitals.state === 'D';
    const cpuMs = vitals.cpuMs - this.#cpuMsAtFirst;
    const doesNothing = !this.#isBusy && cpuMs < IDLE_CPU_MS;
    return hasAnswered && this.misses >= MISSES && (doesNothing || cpuMs >= LOOPING_CPU_MS);
  }
}
