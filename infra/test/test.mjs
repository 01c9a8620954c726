import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { changesSinceMain } from './stages/changed.mjs';
import { endToEndStages, endToEndSuites } from './stages/end-to-end-stages.mjs';
import { inRunFolder } from './in-run-folder.mjs';
import { lanesFor } from './stages/lanes.mjs';
import { parseOptions, usage } from './options.mjs';
import { endedSeconds } from './results/processor-time.mjs';
import { runStages } from './stages/run-stages.mjs';
import { tryAgain } from './stages/second-try.mjs';
import { codeStages, firstStages } from './stages/stages.mjs';
import { closingLine, getExitCode } from './results/suite-results.mjs';
import { testServers } from './test-servers.mjs';
import { processorTimeLine, timeTable } from './results/time-table.mjs';
import knownUnstable from './results/unstable.json' with { type: 'json' };
import { findChromium } from '../start/servers/browser.mjs';
import { cacheDir } from '../shared/folders.mjs';
import { noSettings } from '../start/settings/settings.mjs';
import { OperatorError } from '../shared/operator-error.mjs';

/** @typedef {import('./stages/stages.mjs').Stage} Stage */

/** Settings of the developer's own system, which tests must not use. */
const OF_THE_SYSTEM = ['DATA_DIR', 'PORT', 'HOST', ...Object.keys(noSettings)];

/**
 * `npm test`: runs the chosen stages and ends with a line `N passed, N failed`.
 * @param {string[]} args
 * @throws {OperatorError} for unknown options
 */
export async function main(args) {
  const options = parseOptions(args);
  if (options.help) return console.log(usage);
  const stages = await chosenStages(options);
  if (options.list) return console.log(stages.map(({ name }) => name).join('\n'));
  const TEST_LONG = options.long ? '1' : '';
  await inRunFolder((folder, signal) => runAll(stages, { TEST_LONG }, folder, signal));
}

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<Stage[]>}
 * @throws {OperatorError} when no name contains a wanted text
 */
async function chosenStages({ changed, only, long }) {
  const stages = long ? endToEndStages(endToEndSuites({ long })) : await usualStages(changed);
  if (only.length === 0) return stages;
  const selectedStages = stages.filter(({ name }) => only.some((text) => name.includes(text)));
  if (selectedStages.length === 0)
    throw new OperatorError(`Keine Stufe heißt so: ${only.join(', ')}. „npm test -- --list“ nennt sie.`);
  return selectedStages;
}

/** @param {boolean} changed only the stages that the changes since main touch */
async function usualStages(changed) {
  const touched = changed ? await changesSinceMain() : undefined;
  const code = touched?.folders.length === 0 ? [] : codeStages(touched);
  return [...code, ...endToEndStages(touched?.suites)];
}

/**
 * @param {Stage[]} stages
 * @param {{ TEST_LONG: string }} kind of the run, for the suites
 * @param {string} folder
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code
 */
async function runAll(stages, kind, folder, signal) {
  // Hundreds of processes load the same modules: only the first of each compiles them.
  const NODE_COMPILE_CACHE = join(folder, 'compiled');
  const ownVariables = Object.entries(process.env).filter(([name]) => !OF_THE_SYSTEM.includes(name));
  const common = {
    ...Object.fromEntries(ownVariables),
    ...kind,
    TEST_TEMPLATES: 'shared',
    NODE_COMPILE_CACHE,
    BUILT: '1',
  };
  const firstResults = await runStages(firstStages(process.env['BUILT'] === '1'), [common], signal);
  // No tests run on code that does not build.
  if (firstResults.every(({ error }) => !error)) firstResults.push(...(await runTests(stages, common, folder, signal)));
  signal.throwIfAborted();
  const broken = firstResults.filter(({ error }) => error);
  console.log(`\n${timeTable(firstResults)}\n`);
  console.log(processorTimeLine(firstResults, endedSeconds()));
  for (const test of firstResults.flatMap(({ unstable }) => unstable)) console.log(`unstable: ${test}`);
  if (broken.length > 0) console.log(`broken: ${broken.map(({ name }) => name).join(', ')}`);
  console.log(closingLine(firstResults));
  return getExitCode(firstResults, knownUnstable);
}

/** @param {Stage[]} stages @param {NodeJS.ProcessEnv} common @param {string} folder @param {AbortSignal} signal */
async function runTests(stages, common, folder, signal) {
  const onServers = stages.filter(({ name }) => name.startsWith('e2e ')).length;
  if (onServers === 0) return runTwice(stages, [common], signal);
  const machine = { cores: availableParallelism(), memoryBytes: totalmem() };
  const lanes = lanesFor(machine, { stages: stages.length, onServers });
  const servers = await testServers(console.log, lanes, signal);
  try {
    const TEST_BROWSER = await findChromium({ dataDir: folder, cacheDir: cacheDir(folder), say: console.log });
    const environments = servers.environments.map((own) => ({ ...common, TEST_BROWSER, ...own }));
    return await runTwice(stages, environments, signal);
  } finally {
    await servers.stop();
  }
}

/**
 * Runs all stages, then the failed suites again.
 * @param {Stage[]} stages
 * @param {NodeJS.ProcessEnv[]} environments
 * @param {AbortSignal} signal
 */
async function runTwice(stages, environments, signal) {
  const [first = {}] = environments;
  return tryAgain(await runStages(stages, environments, signal), first, signal);
}
