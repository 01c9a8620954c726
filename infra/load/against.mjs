// @ts-check
import { KeysInTurn } from './client/keys-in-turn.mjs';
import { quotientsOf } from './report/round-figures.mjs';
import { requestsFor, requestsOfRounds, sampleIbansOfShippedBanks } from './round-requests.mjs';
import { takeRounds } from './rounds.mjs';
import { checkoutAt, ownCheckout } from './system/checkout.mjs';
import { KEYS } from './system/issue-keys.mjs';

/**
 * @typedef {object} Comparison
 * @property {import('./report/round-figures.mjs').FiguresByPart} quotients this checkout ÷ the other
 * @property {import('./rounds.mjs').Round[]} own
 * @property {import('./rounds.mjs').Round[]} other
 */

/**
 * Starts the systems of two checkouts side by side and measures them in turns: whatever the machine does meanwhile, it does to both.
 * @param {object} run
 * @param {import('./options.mjs').Options & { against: string }} run.options
 * @param {AbortSignal} run.signal
 * @param {(line: string) => void} run.say
 * @returns {Promise<Comparison>}
 * @throws {import('../start/base/refusal.mjs').Refusal} when the folder holds no installed checkout that can be measured so
 */
export async function measureAgainst({ options, signal, say }) {
  const checkouts = [ownCheckout, await checkoutAt(options.against)];
  const { replicas, connections, seconds, rounds: count } = options;
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  try {
    const ibans = await sampleIbansOfShippedBanks();
    const contenders = [];
    for (const { folder, startOwnSystem, issueKeys } of checkouts) {
      say(`Ein System aus ${folder} wird gestartet …`);
      const { system, stop } = await startOwnSystem({ replicas, profileDir: null, signal });
      stops.push(stop);
      const requests = requestsFor(ibans, new KeysInTurn(await issueKeys(system, KEYS)));
      contenders.push({ system, requestsOf: requestsOfRounds(requests, true) });
    }
    say(`${count} Runden, beide Systeme im Wechsel …`);
    const taken = await takeRounds({ contenders, count, connections, seconds: seconds.keyedCheck, signal });
    const [own = [], other = []] = taken.map(({ rounds }) => rounds);
    return { quotients: quotientsOf(own, other), own, other };
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}
