// @ts-check
import { onStop } from '../start/on-stop.mjs';
import { Refusal } from '../start/base/refusal.mjs';
import { measureAgainst } from './against.mjs';
import { curveJsonOf, curveTextOf, failuresOf } from './curve/curve-report.mjs';
import { measureCurve } from './curve/measure-curve.mjs';
import { measureAll } from './measure-all.mjs';
import { measureIdle } from './measure-idle.mjs';
import { parseOptions, usage } from './options.mjs';
import { missedOf, promisesJson, promisesText } from './quick/promises.mjs';
import { measurePromises } from './quick/quick.mjs';
import { record } from './record.mjs';
import { againstJsonOf, againstTextOf } from './report/against-report.mjs';
import { goalsOf, missedGoals } from './report/goals.mjs';
import { idleJsonOf, idleTextOf } from './report/idle-report.mjs';
import { jsonOf } from './report/json-report.mjs';
import { textOf } from './report/text-report.mjs';
import { startOwnSystem } from './system/own-system.mjs';
import { runningSystemAt } from './system/running-system.mjs';

/** Starting, warming up, settling and stopping may take this long on top of what is measured. */
const AROUND_MS = 7 * 60_000;
/** A round of three kinds for each of two systems. */
const ROUND_SECONDS = 36;

/**
 * `npm run bench`: measures how fast the whole system checks, against the bare echo of its own gateway.
 * @param {string[]} args
 */
export async function main(args) {
  const options = parseOptions(args);
  if (options.help) return console.log(usage);
  const { signal, abort } = abortable();
  onStop(() => abort('Die Messung wurde abgebrochen.'));
  setTimeout(() => abort('Die Messung dauert zu lange und wurde abgebrochen.'), measuredMsOf(options) + AROUND_MS);

  // Progress goes beside the result, which may be piped into a file.
  const say = (/** @type {string} */ line) => console.error(line);
  const { against, curve, idle, quick } = options;
  const run = { options, signal, say };
  if (against)
    print(await measureAgainst({ ...run, options: { ...options, against } }), options, againstJsonOf, againstTextOf);
  else if (quick) {
    const measured = await measurePromises(run);
    print(measured, options, promisesJson, promisesText);
    process.exitCode = missedOf(measured).length === 0 ? 0 : 1;
  } else if (curve) {
    const measured = await measureCurve({ ...run, seconds: options.seconds.keyedCheck });
    print(measured, options, curveJsonOf, curveTextOf);
    process.exitCode = failuresOf(measured).length === 0 ? 0 : 1;
  } else if (idle)
    print(
      await withSystem(run, (system) => measureIdle(system, { ...run, seconds: options.seconds.keyedCheck })),
      options,
      idleJsonOf,
      idleTextOf,
    );
  else {
    const results = await withSystem(run, (system) => measureAll({ ...run, system }));
    print(results, options, jsonOf, textOf);
    if (options.record) await record(results, options.record);
    process.exitCode = missedGoals(goalsOf(results)).length === 0 ? 0 : 1;
  }
  process.exit();
}

/**
 * Measures one system: a running one, or one of its own that is gone afterwards.
 * @template Results
 * @param {{ options: import('./options.mjs').Options, signal: AbortSignal, say: (line: string) => void }} run
 * @param {(system: import('./system/running-system.mjs').RunningSystem) => Promise<Results>} measuring
 */
async function withSystem({ options, signal, say }, measuring) {
  const { system, stop } = options.url ? attached(options.url) : await ownSystem({ ...options, signal, say });
  try {
    return await measuring(system);
  } finally {
    await stop();
  }
}

/**
 * @template Results
 * @param {Results} results
 * @param {{ json: boolean }} options
 * @param {(results: Results) => unknown} toJson
 * @param {(results: Results) => string} toText
 */
function print(results, { json }, toJson, toText) {
  console.log(json ? JSON.stringify(toJson(results), null, 2) : `\n${toText(results)}\n`);
}

/**
 * How long is measured at most, the rounds of two systems included.
 * @param {import('./options.mjs').Options} options
 */
function measuredMsOf({ seconds, rounds }) {
  const single = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  return (single + rounds * ROUND_SECONDS) * 1_000;
}

function abortable() {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    abort: (/** @type {string} */ reason) => controller.abort(new Refusal(reason)),
  };
}

/** @param {string} url */
function attached(url) {
  return { system: runningSystemAt(url), stop: async () => {} };
}

/** @param {{ replicas: number, profileDir: string | null, signal: AbortSignal, say: (line: string) => void }} wishes */
function ownSystem({ say, ...wishes }) {
  say('Ein eigenes System wird gestartet …');
  return startOwnSystem(wishes);
}
