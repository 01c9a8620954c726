import { requestsByKind, sampleIbansOfShippedBanks } from './client/requests.mjs';
import { alignedTable } from '../shared/aligned-table.mjs';
import { germanSpread } from './report/statistics.mjs';
import { computeQuotients, computeSpreads, PER_SECOND, TOTAL } from './report/round-figures.mjs';
import { measureRounds } from './measure-rounds.mjs';
import { checkoutAt, ownCheckout } from './system/checkout.mjs';
import { KEYS } from './system/issue-keys.mjs';

/** @typedef {import('./report/round-figures.mjs').FiguresByKind} FiguresByKind */
/** @typedef {{ quotients: FiguresByKind, own: FiguresByKind, other: FiguresByKind }} Comparison `quotients`: this checkout ÷ the other */

const kinds = /** @type {const} */ ([
  ['echo', 'Echo'],
  ['publicCheck', 'Öffentliche Prüfung'],
  ['keyedCheck', 'Prüfung mit Schlüssel'],
]);
const names = new Map([
  [TOTAL, 'zusammen'],
  [PER_SECOND, 'pro Sekunde'],
]);

/**
 * Starts the systems of two checkouts side by side and measures them in turns, so that changes of the machine's speed affect both.
 * @param {object} run
 * @param {import('./options.mjs').Options & { against: string }} run.options
 * @param {AbortSignal} run.signal
 * @param {(line: string) => void} run.say
 * @returns {Promise<Comparison>}
 * @throws {import('../shared/operator-error.mjs').OperatorError} when the folder holds no installed checkout
 */
export async function measureAgainst({ options, signal, say }) {
  const checkouts = [ownCheckout, await checkoutAt(options.against)];
  const { replicas, connections, seconds, rounds: count } = options;
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  try {
    const contenders = [];
    for (const { folder, startOwnSystem, issueKeys } of checkouts) {
      say(`Ein System aus ${folder} wird gestartet …`);
      const { system, stop } = await startOwnSystem({ replicas, profileDir: null, signal });
      stops.push(stop);
      const keys = await issueKeys(system, KEYS);
      // The packages that read the banks are built by now.
      const ibans = await sampleIbansOfShippedBanks();
      contenders.push({ system, listRequests: (/** @type {number} */ nth) => requestsByKind(ibans, keys, true, nth) });
    }
    say(`${count} Runden, beide Systeme im Wechsel …`);
    const results = await measureRounds({ contenders, count, connections, seconds: seconds.keyedCheck, signal });
    const [own = [], other = []] = results.map(({ rounds }) => rounds);
    return { quotients: computeQuotients(own, other), own: computeSpreads(own), other: computeSpreads(other) };
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}

/**
 * @param {Comparison} comparison
 * @returns {string} a German table for each kind of request
 */
export function comparisonText({ quotients, own, other }) {
  const tables = kinds.flatMap(([kind, title]) => {
    if (!quotients[kind]) return [];
    const lines = Object.entries(quotients[kind]).map(([part, quotient]) => [
      names.get(part) ?? part,
      germanSpread(own[kind]?.[part], 1),
      germanSpread(other[kind]?.[part], 1),
      germanSpread(quotient, 3),
    ]);
    return [alignedTable([[title, 'CPU-ms je 1.000', 'andere Fassung', 'Verhältnis'], ...lines])];
  });
  return tables.join('\n\n');
}
