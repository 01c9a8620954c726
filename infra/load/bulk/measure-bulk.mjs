import { addCounts, runLoad } from '../client/run-load.mjs';
import { bulkRequests, requestsByKind, sampleIbansOfShippedBanks } from '../client/requests.mjs';
import { CpuMeter } from '../proc/cpu-meter.mjs';
import { measureMemoryMb } from '../../shared/process/processes.mjs';
import { computeSpreads, cpuPer1000, PER_SECOND } from '../report/round-figures.mjs';
import { median } from '../report/statistics.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { Accounts } from '../system/accounts.mjs';
import { issueKeys, KEYS } from '../system/issue-keys.mjs';
import { measureFile } from './measure-file.mjs';
import { partsAlone } from './parts-alone.mjs';

/**
 * @typedef {import('../measure-all.mjs').Bench} Bench
 * @typedef {import('../client/requests.mjs').ListRequests} ListRequests
 * @typedef {{ listRequests: ListRequests, connections: number, perSecond?: number, ibans?: number }} Load `ibans` in each request
 *
 * @typedef {object} BulkResults
 * @property {import('../report/round-figures.mjs').FiguresByKind} rounds IBANs a second, and CPU milliseconds per 1,000 of them by part
 * @property {{ alone: number, beside: number }} p99 of single checks at a quarter of their peak, in ms, without and with bulk calls at full
 * speed: medians of the rounds
 * @property {number} refusedCalls bulk calls beside single checks that got no verdicts
 * @property {number} lagSeconds longest time from the last answer to the last stored row; infinite when it was not stored in time
 * @property {import('../../shared/process/processes.mjs').ByPart} memoryMb PSS at the end
 * @property {import('./measure-file.mjs').FileResults} file
 * @property {number} storedPerSecond IBANs of bulk calls a second, until the last one is in the log
 * @property {Record<string, number>} parts IBANs a second of each part alone
 * @property {import('../system/accounts.mjs').Books} books
 */

const IBANS_PER_CALL = 1_000;
const BULK_CONNECTIONS = 8;
/** A steady load in which the batches are small takes more processor time per check than one at full speed. */
const SHARE_OF_PEAK = 0.25;
const SECONDS_OF_P99 = 5;
const WARM_UP_SECONDS = 1;
const STORING_TIMEOUT_MS = 120_000;

/**
 * Measures bulk calls and single keyed checks in turn, then single checks with bulk calls beside them, then a file.
 * @param {Bench} bench
 * @returns {Promise<BulkResults>}
 */
export async function measureBulk(bench) {
  const { system, options, say } = bench;
  if (!system.databaseUrl) throw new OperatorError('--bulk braucht den Datenordner des Systems.');
  const ibans = await sampleIbansOfShippedBanks();
  const keys = options.keys.length > 0 ? options.keys : await issueKeys(system, KEYS);
  const { keyedCheck } = requestsByKind(ibans, keys, false);
  if (!keyedCheck) throw new OperatorError('Ohne API-Schlüssel lässt sich nichts messen.');
  const single = { listRequests: keyedCheck, connections: options.connections };
  const bulk = {
    listRequests: (/** @type {number} */ nth) =>
      bulkRequests(ibans, nth, keys[nth % keys.length] ?? '', IBANS_PER_CALL),
    connections: BULK_CONNECTIONS,
    ibans: IBANS_PER_CALL,
  };
  const accounts = new Accounts(system.databaseUrl, keys);
  const verdicts = /** @type {Map<string, number>} */ (new Map());
  const sample = (/** @type {Load} */ load, seconds = 3) =>
    measure(bench, { ...load, seconds }, { accounts, verdicts });
  say(`Vergleich in ${options.rounds} Runden …`);
  const rounds = [];
  const storedPerSecond = [];
  for (let nth = 0; nth < options.rounds; nth++) {
    const [singleSample, bulkSample] = [await sample(single), await sample(bulk)];
    rounds.push({ keyedCheck: singleSample.figures, bulk: bulkSample.figures });
    storedPerSecond.push(bulkSample.storedPerSecond);
  }
  const figures = computeSpreads(/** @type {import('../measure-rounds.mjs').Round[]} */ (rounds));
  const perSecond = Math.ceil((figures['keyedCheck']?.[PER_SECOND]?.median ?? 0) * SHARE_OF_PEAK);
  say('Einzelne Prüfungen ohne und mit Sammelprüfungen …');
  const pairs = /** @type {Awaited<ReturnType<typeof measure>>[][]} */ ([]);
  for (let nth = 0; nth < options.rounds; nth++) {
    const alone = await sample({ ...single, perSecond }, SECONDS_OF_P99);
    const both = [sample({ ...single, perSecond }, SECONDS_OF_P99), sample(bulk, SECONDS_OF_P99)];
    pairs.push([alone, ...(await Promise.all(both))]);
  }
  const computeP99 = (/** @type {number} */ index) => median(pairs.map((samples) => samples[index]?.p99 ?? NaN));
  say('Eine Datei …');
  const fileKey = keys[0] ?? '';
  const isStored = () => accounts.secondsUntilStored(STORING_TIMEOUT_MS);
  const file = await measureFile(system, fileKey, ibans, { isStored, signal: bench.signal });
  addCounts(verdicts, new Map([[fileKey, file.charged]]));
  const bulkSamples = pairs.flatMap((samples) => samples[2] ?? []);
  return {
    rounds: figures,
    p99: { alone: computeP99(0), beside: computeP99(1) },
    refusedCalls: bulkSamples.reduce((sum, { refused }) => sum + refused, 0),
    lagSeconds: Math.max(...bulkSamples.map(({ lagSeconds }) => lagSeconds ?? Infinity)),
    memoryMb: measureMemoryMb(system.pids),
    file,
    storedPerSecond: median(storedPerSecond),
    parts: await partsAlone(system.databaseUrl, keys[0] ?? '', ibans.slice(0, IBANS_PER_CALL)),
    books: await accounts.books(verdicts),
  };
}

/**
 * The cost of a load until its last row is stored.
 * @param {Bench} bench
 * @param {Load & { seconds: number }} load
 * @param {{ accounts: Accounts, verdicts: Map<string, number> }} books
 */
async function measure({ system, signal }, { ibans = 1, ...load }, { accounts, verdicts }) {
  const meter = new CpuMeter(system.pids);
  const driven = await runLoad({ ...load, address: system.address, warmUpSeconds: WARM_UP_SECONDS, signal });
  const lagSeconds = await accounts.secondsUntilStored(STORING_TIMEOUT_MS);
  const calls = [...driven.verdicts.values()].reduce((sum, count) => sum + count, 0);
  const requests = Object.values(driven.answers).reduce((sum, count) => sum + count, driven.unanswered);
  addCounts(verdicts, new Map([...driven.verdicts].map(([key, count]) => [key, count * ibans])));
  const { ms, wallMs } = meter.stop();
  const figures = { [PER_SECOND]: driven.perSecond * ibans, ...cpuPer1000(ms, calls * ibans) };
  return {
    figures,
    storedPerSecond: (calls * ibans * 1_000) / wallMs,
    p99: driven.p99,
    refused: requests - calls,
    lagSeconds,
  };
}
