// @ts-check
import { drive } from '../load/client/drive.mjs';
import { KeysInTurn } from '../load/client/keys-in-turn.mjs';
import { keyedRequests } from '../load/client/requests.mjs';

/**
 * @typedef {object} Leg one stretch of the load
 * @property {string} name
 * @property {number} verdicts
 * @property {number} refused answers that are no verdict
 * @property {number} unanswered
 */

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 0.5;

/** Keyed checks against one address after another, all of whose answers are counted for the books. */
export class CountedLoad {
  #ibans;
  #turns;
  /** @type {number[]} */
  #verdicts;
  /** @type {Leg[]} */
  legs = [];

  /**
   * @param {string[]} ibans
   * @param {string[]} keys
   */
  constructor(ibans, keys) {
    this.#ibans = ibans;
    this.#turns = new KeysInTurn(keys);
    this.#verdicts = keys.map(() => 0);
  }

  /** Verdicts so far, by key. */
  get verdicts() {
    return this.#verdicts;
  }

  /**
   * @param {string} name of the leg
   * @param {{ address: string, seconds: number, signal: AbortSignal }} where
   */
  async drive(name, { address, seconds, signal }) {
    const tally = await drive({
      address,
      connections: CONNECTIONS,
      warmUpSeconds: WARM_UP_SECONDS,
      seconds,
      requestsOf: (connection) => keyedRequests(this.#ibans, connection, this.#turns.of(connection)),
      onOpen() {},
      onClose() {},
      signal,
    });
    const sums = this.#turns.sumsByKey(tally.verdicts);
    this.#verdicts = this.#verdicts.map((sum, key) => sum + (sums[key] ?? 0));
    const verdicts = sums.reduce((total, count) => total + count, 0);
    this.legs.push({ name, verdicts, refused: tally.non2xx, unanswered: tally.unanswered });
  }
}
