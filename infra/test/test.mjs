// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { whatChanged } from './changed.mjs';
import { sumOf } from './counts.mjs';
import { endToEndStages } from './end-to-end-stages.mjs';
import { parseOptions, usage } from './options.mjs';
import { closeRunFolder, openRunFolder } from './run-folder.mjs';
import { runStages } from './run-stages.mjs';
import { codeStages, firstStages } from './stages.mjs';
import { testServers } from './test-servers.mjs';
import { timeTable } from './time-table.mjs';
import { findChromium } from '../start/browser.mjs';
import { cacheDir } from '../start/base/folders.mjs';
import { onStop } from '../start/on-stop.mjs';
import { portVariables } from '../start/ports.mjs';
import { closeWatchdog, openWatchdog } from '../start/process/watchdog.mjs';
import { Refusal } from '../start/base/refusal.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** Settings of a system the person runs beside the tests: no test may meet it. */
const OF_THE_SYSTEM = [
  'DATA_DIR',
  'PORT',
  'HOST',
  'DATABASE_URL',
  'REDIS_URL',
  'KAFKA_BROKERS',
  'KAFKA_TOPIC_PREFIX',
  ...portVariables,
];

/** A set of servers and a system with a set of its own. */
const LANE_BYTES = 3 * 1_024 ** 3;
const MOST_LANES = 4;

/**
 * `npm test`: stage by stage, with a line `N passed, N failed` at the very end.
 * @param {string[]} args
 * @throws {Refusal} for options that there are not
 */
export async function main(args) {
  const options = parseOptions(args);
  if (options.help) return console.log(usage);
  const stages = await chosenStages(options);
  if (options.list) return console.log(stages.map(({ name }) => name).join('\n'));
  openWatchdog();
  const folder = await openRunFolder();
  const stopping = new AbortController();
  onStop((reason) => {
    console.log(`stopped: ${reason}`);
    stopping.abort(new Error(`stopped: ${reason}`));
  });
  const code = await runAll(stages, folder, stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) console.error(error);
    return 1;
  });
  await closeWatchdog();
  await closeRunFolder(folder);
  process.exit(stopping.signal.aborted ? 130 : code);
}

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<Stage[]>}
 * @throws {Refusal} when there is none of that name
 */
async function chosenStages({ changed, only }) {
  const { projects, suites } = changed ? await whatChanged() : {};
  const stages = [...(projects?.length === 0 ? [] : codeStages(projects)), ...endToEndStages(suites)];
  if (only.length === 0) return stages;
  const chosen = stages.filter(({ name }) => only.some((text) => name.includes(text)));
  if (chosen.length === 0)
    throw new Refusal(`Keine Stufe heißt so: ${only.join(', ')}. „npm test -- --list“ nennt sie.`);
  return chosen;
}

/**
 * @param {Stage[]} stages
 * @param {string} folder
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code
 */
async function runAll(stages, folder, signal) {
  const TEST_COUNTS = join(folder, 'counts');
  await writeFile(TEST_COUNTS, '');
  // Hundreds of processes load the same modules: only the first of each compiles them.
  const NODE_COMPILE_CACHE = join(folder, 'compiled');
  const common = { ...cleanEnvironment(), TEST_COUNTS, TEST_TEMPLATES: 'shared', NODE_COMPILE_CACHE, BUILT: '1' };
  const ended = await runStages(firstStages(process.env['BUILT'] === '1'), [common], signal);
  // Nothing is tried on code that does not build.
  if (ended.every(({ error }) => !error)) ended.push(...(await runBesideServers(stages, common, folder, signal)));
  signal.throwIfAborted();
  const broken = ended.filter(({ error }) => error);
  const { passed, failed } = sumOf(await readFile(TEST_COUNTS, 'utf8'));
  // A stage without tests in it, such as lint, counts as one.
  const failures = Math.max(failed, broken.length);
  console.log(`\n${timeTable(ended)}\n`);
  if (broken.length > 0) console.log(`broken: ${broken.map(({ name }) => name).join(', ')}`);
  console.log(`${passed} passed, ${failures} failed`);
  return failures === 0 ? 0 : 1;
}

/**
 * @param {Stage[]} stages
 * @param {NodeJS.ProcessEnv} common
 * @param {string} folder
 * @param {AbortSignal} signal
 */
async function runBesideServers(stages, common, folder, signal) {
  if (stages.every(({ name }) => !name.startsWith('e2e '))) return runStages(stages, [common], signal);
  const servers = await testServers(console.log, lanes(), signal);
  try {
    const TEST_BROWSER = await findChromium({ dataDir: folder, cacheDir: cacheDir(folder), say: console.log });
    const environments = servers.environments.map((own) => ({ ...common, TEST_BROWSER, ...own }));
    return await runStages(stages, environments, signal);
  } finally {
    await servers.stop();
  }
}

/** As many at once as there are cores, and two at least, for they wait for their servers much of the time; more would take the time from one another. */
function lanes() {
  return Math.max(1, Math.min(Math.max(availableParallelism(), 2), Math.floor(totalmem() / LANE_BYTES), MOST_LANES));
}

function cleanEnvironment() {
  const env = { ...process.env };
  for (const name of OF_THE_SYSTEM) delete env[name];
  return env;
}
