// @ts-check
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sumOf } from '../test/counts.mjs';
import { codeStages, endToEndStages } from '../test/stages.mjs';
import { testServers } from '../test/test-servers.mjs';
import { findChromium } from './browser.mjs';
import { cacheDir } from './folders.mjs';
import { onStop } from './on-stop.mjs';
import { portVariables } from './ports.mjs';
import { RunError } from './process/run.mjs';
import { closeWatchdog } from './process/watchdog.mjs';

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

/** Tests on servers wait for them much of their time, for a dead one to come back above all: two at once need little more than one. */
const SIDE_BY_SIDE = 2;

/** `npm test`: stage by stage, with a line `N passed, N failed` at the very end. */
export async function main() {
  const folder = await mkdtemp(join(tmpdir(), 'iban-pruefer-run-'));
  const TEST_COUNTS = join(folder, 'counts');
  await writeFile(TEST_COUNTS, '');
  const servers = await testServers(console.log, SIDE_BY_SIDE);
  const end = async (/** @type {number} */ code) => {
    await servers.stop();
    await closeWatchdog();
    await rm(folder, { recursive: true, force: true });
    process.exit(code);
  };
  onStop((reason) => {
    console.log(`stopped: ${reason}`);
    void end(130);
  });
  const browser = await findChromium({ dataDir: folder, cacheDir: cacheDir(folder), say: console.log });
  // Hundreds of processes load the same modules: only the first of each compiles them.
  const NODE_COMPILE_CACHE = join(folder, 'compiled');
  const common = { ...cleanEnvironment(), TEST_COUNTS, NODE_COMPILE_CACHE, TEST_BROWSER: browser, BUILT: '1' };
  const broken = await runAll(servers.environments.map((own) => ({ ...common, ...own })));
  const { passed, failed } = sumOf(await readFile(TEST_COUNTS, 'utf8'));
  // A stage without tests in it, such as lint, counts as one.
  const failures = Math.max(failed, broken.length);
  if (broken.length > 0) console.log(`\nbroken: ${broken.join(', ')}`);
  console.log(`${passed} passed, ${failures} failed`);
  await end(failures === 0 ? 0 : 1);
}

/**
 * @param {NodeJS.ProcessEnv[]} environments one for each set of servers
 * @returns {Promise<string[]>} names of the stages that failed; nothing is tried on code that does not build
 */
async function runAll(environments) {
  const broken = await runStages(codeStages, environments.slice(0, 1));
  if (broken.includes('build')) return broken;
  return [...broken, ...(await runStages(endToEndStages(), environments))];
}

/**
 * @param {import('../test/stages.mjs').Stage[]} stages
 * @param {NodeJS.ProcessEnv[]} environments as many stages run at once
 * @returns {Promise<string[]>} names of those that failed
 */
async function runStages(stages, environments) {
  /** @type {string[]} */
  const broken = [];
  const waiting = [...stages];
  const workOff = async (/** @type {NodeJS.ProcessEnv} */ env) => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift())
      if (!(await passes(stage, env))) broken.push(stage.name);
  };
  await Promise.all(environments.map(workOff));
  return broken;
}

/**
 * Runs a stage and says how it ended; everything it printed when it failed.
 * @param {import('../test/stages.mjs').Stage} stage
 * @param {NodeJS.ProcessEnv} env
 */
async function passes({ name, run }, env) {
  const startedAt = Date.now();
  const error = await run(env).then(
    () => undefined,
    (failure) => failure,
  );
  if (error) console.log(error instanceof RunError ? error.printed : error.message);
  console.log(`${error ? 'FAILED' : 'ok    '}  ${name}  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return !error;
}

function cleanEnvironment() {
  const env = { ...process.env };
  for (const name of OF_THE_SYSTEM) delete env[name];
  return env;
}
