// @ts-check
import { onStop } from '../start/on-stop.mjs';
import { Refusal } from '../start/refusal.mjs';
import { measureIdle } from './measure-idle.mjs';
import { measureAll } from './measure-all.mjs';
import { parseOptions, usage } from './options.mjs';
import { idleJsonOf, idleTextOf } from './report/idle-report.mjs';
import { jsonOf } from './report/json-report.mjs';
import { textOf } from './report/text-report.mjs';
import { startOwnSystem } from './system/own-system.mjs';
import { runningSystemAt } from './system/running-system.mjs';

/** Starting, warming up, settling and stopping may take this long on top of what is measured. */
const AROUND_MS = 7 * 60_000;

/**
 * `npm run bench`: measures how fast the whole system checks, against the bare echo of its own gateway.
 * @param {string[]} args
 */
export async function main(args) {
  const options = parseOptions(args);
  if (options.help) return console.log(usage);
  const measuredMs = Object.values(options.seconds).reduce((sum, seconds) => sum + seconds, 0) * 1_000;
  const { signal, abort } = abortable();
  onStop(() => abort('Die Messung wurde abgebrochen.'));
  setTimeout(() => abort('Die Messung dauert zu lange und wurde abgebrochen.'), measuredMs + AROUND_MS);

  // Progress goes beside the result, which may be piped into a file.
  const say = (/** @type {string} */ line) => console.error(line);
  const { system, stop } = options.url ? attached(options.url) : await ownSystem({ ...options, signal, say });
  try {
    console.log(
      options.idle
        ? await idleText(system, { options, signal, say })
        : await speedText(system, { options, signal, say }),
    );
  } finally {
    await stop();
  }
  process.exit();
}

/**
 * @typedef {object} Measuring
 * @property {import('./options.mjs').Options} options
 * @property {AbortSignal} signal
 * @property {(line: string) => void} say
 */

/**
 * @param {import('./system/running-system.mjs').RunningSystem} system
 * @param {Measuring} measuring
 */
async function speedText(system, { options, signal, say }) {
  const results = await measureAll({ system, options, signal, say });
  return options.json ? JSON.stringify(jsonOf(results), null, 2) : `\n${textOf(results)}\n`;
}

/**
 * @param {import('./system/running-system.mjs').RunningSystem} system
 * @param {Measuring} measuring
 */
async function idleText(system, { options, signal, say }) {
  const use = await measureIdle(system, { seconds: options.seconds.keyedCheck, signal, say });
  return options.json ? JSON.stringify(idleJsonOf(use), null, 2) : `\n${idleTextOf(use)}\n`;
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
