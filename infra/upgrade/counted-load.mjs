import { addCounts, countNon2xx, runLoad } from '../load/client/run-load.mjs';
import { requestsByKind } from '../load/client/requests.mjs';

/**
 * @typedef {object} Leg one stretch of the load
 * @property {string} name
 * @property {number} verdicts
 * @property {number} refused answers without success
 * @property {number} unanswered
 */

/** Callers that never pause. */
export const CONNECTIONS = 16;
const WARM_UP_SECONDS = 0.5;

/** Keyed checks against one address after another, with all answers counted for the books. */
export class CountedLoad {
  #listRequests;
  /** Number of verdicts by API key. @type {Map<string, number>} */
  verdicts = new Map();
  /** @type {Leg[]} */
  legs = [];

  /**
   * @param {string[]} ibans
   * @param {string[]} keys at least one
   */
  constructor(ibans, keys) {
    this.#listRequests = requestsByKind(ibans, keys, false).keyedCheck ?? (() => []);
  }

  /**
   * @param {string} name of the leg
   * @param {{ address: string, seconds: number, signal: AbortSignal }} target
   */
  async drive(name, target) {
    const options = { connections: CONNECTIONS, warmUpSeconds: WARM_UP_SECONDS, listRequests: this.#listRequests };
    const load = await runLoad({ ...target, ...options });
    addCounts(this.verdicts, load.verdicts);
    const verdicts = [...load.verdicts.values()].reduce((sum, count) => sum + count, 0);
    this.legs.push({ name, verdicts, refused: countNon2xx(load), unanswered: load.unanswered });
  }
}
