import { onStop } from '../shared/process/on-stop.mjs';
import { OperatorError } from '../shared/operator-error.mjs';
import { comparisonText, measureAgainst } from './against.mjs';
import { measureAll } from './measure-all.mjs';
import { formatBulkReport, missedBulkGoals } from './bulk/bulk-report.mjs';
import { measureBulk } from './bulk/measure-bulk.mjs';
import { formatIdleReport, measureIdle } from './measure-idle.mjs';
import { parseOptions, usage } from './options.mjs';
import { missedPromises, promisesJson, promisesText } from './quick/promises.mjs';
import { measurePromises } from './quick/measure-promises.mjs';
import { judgeGoals, missedGoals } from './report/goals.mjs';
import { formatSpeedReport, toSpeedJson } from './report/speed-report.mjs';
import { startOwnSystem } from './system/own-system.mjs';
import { runningSystemAt } from './system/running-system.mjs';

/** Limit for starting, warming up, settling and stopping, in addition to the measured time. */
const OVERHEAD_MS = 7 * 60_000;
/** A round of three kinds for each of two systems. */
const ROUND_SECONDS = 36;

/** @typedef {{ options: import('./options.mjs').Options, signal: AbortSignal, say: (line: string) => void }} Run */
/** @typedef {{ text: string, json: unknown, missed?: string[] }} Report `missed`: titles of goals that were not reached */

/**
 * `npm run bench`: measures how fast the whole system checks, compared with a bare echo of the gateway.
 * @param {string[]} args
 */
export async function main(args) {
  const options = parseOptions(args);
  if (options.help) return console.log(usage);
  const controller = new AbortController();
  const abort = (/** @type {string} */ reason) => controller.abort(new OperatorError(reason));
  onStop(() => abort('Die Messung wurde abgebrochen.'));
  const { seconds, rounds } = options;
  const measuredSeconds = seconds.echo + seconds.publicCheck + seconds.keyedCheck + rounds * ROUND_SECONDS;
  const timeoutMs = measuredSeconds * 1_000 + OVERHEAD_MS;
  setTimeout(() => abort('Die Messung dauert zu lange und wurde abgebrochen.'), timeoutMs);

  // Standard output may be piped into a file, so progress is written to standard error.
  const say = (/** @type {string} */ line) => console.error(line);
  const { text, json, missed = [] } = await measure({ options, signal: controller.signal, say });
  console.log(options.json ? JSON.stringify(json, null, 2) : `\n${text}\n`);
  process.exitCode = missed.length === 0 ? 0 : 1;
  process.exit();
}

/** @param {Run} run @returns {Promise<Report>} */
async function measure(run) {
  const { against, idle, quick, bulk, seconds } = run.options;
  if (against) {
    const comparison = await measureAgainst({ ...run, options: { ...run.options, against } });
    return { text: comparisonText(comparison), json: comparison };
  }
  if (quick) {
    const times = await measurePromises(run);
    return { text: promisesText(times), json: promisesJson(times), missed: missedPromises(times) };
  }
  if (idle) {
    const uses = await withSystem(run, (system) => measureIdle(system, { ...run, seconds: seconds.keyedCheck }));
    return { text: formatIdleReport(uses), json: uses };
  }
  if (bulk) {
    const results = await withSystem(run, (system) => measureBulk({ ...run, system }));
    return { text: formatBulkReport(results), json: results, missed: missedBulkGoals(results) };
  }
  const results = await withSystem(run, (system) => measureAll({ ...run, system }));
  return { text: formatSpeedReport(results), json: toSpeedJson(results), missed: missedGoals(judgeGoals(results)) };
}

/**
 * Measures a running system, or one that is started for it and removed afterwards.
 * @template Results
 * @param {Run} run
 * @param {(system: import('./system/running-system.mjs').RunningSystem) => Promise<Results>} measureSystem
 */
async function withSystem({ options, signal, say }, measureSystem) {
  if (options.url) return measureSystem(runningSystemAt(options.url));
  say('Ein eigenes System wird gestartet …');
  const { system, stop } = await startOwnSystem({ ...options, signal });
  try {
    return await measureSystem(system);
  } finally {
    await stop();
  }
}
