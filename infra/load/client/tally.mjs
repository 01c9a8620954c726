// @ts-check
import { Latency } from './latency.mjs';

/** What came back over one drive: speed and latency of the measured time, statuses and verdicts of all of it. */
export class Tally {
  /** Answers by status, warm-up included. @type {Map<number, number>} */
  answers = new Map();
  /** Answers with status 200 by connection, warm-up included. @type {number[]} */
  verdicts;
  /** Of the measured time only. */
  latency = new Latency();
  /** Errors and time-outs: nobody knows whether these checks were charged. */
  unanswered = 0;
  /** @type {number | null} */
  #openedAt = null;
  /** @type {number | null} */
  #closedAt = null;

  /** @param {number} connections */
  constructor(connections) {
    this.verdicts = Array.from({ length: connections }, () => 0);
  }

  get isClosed() {
    return this.#closedAt !== null;
  }

  /** Answers per second of the measured time. */
  get perSecond() {
    if (this.#openedAt === null || this.#closedAt === null) return 0;
    return this.latency.total / ((this.#closedAt - this.#openedAt) / 1_000);
  }

  /** Answers that are no verdict, warm-up included. */
  get non2xx() {
    return [...this.answers].reduce((sum, [status, count]) => (isSuccess(status) ? sum : sum + count), 0);
  }

  /** Begins the measured time. */
  open(nowMs = performance.now()) {
    this.#openedAt = nowMs;
  }

  /** Ends the measured time; later answers still count as answers. */
  close(nowMs = performance.now()) {
    this.#closedAt = nowMs;
  }

  /**
   * @param {number} connection place of the connection
   * @param {number} status
   * @param {number} tookMs
   */
  count(connection, status, tookMs) {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (status === 200) this.verdicts[connection] = (this.verdicts[connection] ?? 0) + 1;
    if (this.#openedAt !== null && !this.isClosed) this.latency.record(tookMs);
  }
}

/** @param {number} status */
function isSuccess(status) {
  return status >= 200 && status < 300;
}
