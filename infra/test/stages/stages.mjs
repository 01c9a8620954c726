import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { build as buildAll, withBuildLock } from '../../start/build/build.mjs';
import { nx } from '../../start/build/nx.mjs';
import { runTool } from '../../shared/process/run-tool.mjs';
import { packages, unitStages } from './unit-stages.mjs';

/** @typedef {{ name: string, run: (env: NodeJS.ProcessEnv, signal: AbortSignal) => Promise<unknown> }} Stage */

/** The compiler that the packages' scripts name. */
const TSC = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** @type {Stage} */
const build = { name: 'build', run: (env, signal) => withBuildLock(() => buildAll(env, signal)) };
/** Fills Nx's cache of the project graph, without which ESLint skips the rule about boundaries. @type {Stage} */
const graph = { name: 'graph', run: (env, signal) => nx(['show', 'projects'], env, signal) };

/**
 * Stages that all others need.
 * @param {boolean} isBuilt the caller has built already: another build would remove files in use
 * @returns {Stage[]}
 */
export function firstStages(isBuilt) {
  return isBuilt ? [graph] : [build, graph];
}

/** Programs for a single type check; per package, shared code would be checked repeatedly. */
const PROGRAMS = [
  { config: 'tsconfig.services.json', includes: (/** @type {string} */ folder) => folder.startsWith('services') },
  { config: 'frontend/tsconfig.json', includes: (/** @type {string} */ folder) => folder === 'frontend' },
  {
    config: 'clients/typescript/tsconfig.json',
    includes: (/** @type {string} */ folder) => folder.startsWith('clients'),
  },
  { config: 'infra/tsconfig.json', includes: (/** @type {string} */ folder) => folder === 'infra' },
];

/**
 * The Go programs collect garbage whenever their heap has doubled; for short runs, collecting less often up to the memory of a
 * stage saves CPU time.
 */
const SELDOM_CLEARED = { GOGC: '400', GOMEMLIMIT: '2500MiB' };

/**
 * @param {readonly string[]} folders of packages whose types are checked
 * @returns {Stage}
 */
function typecheck(folders) {
  const programs = PROGRAMS.filter(({ includes }) => folders.some(includes));
  const run = async (/** @type {NodeJS.ProcessEnv} */ env, /** @type {AbortSignal} */ signal) => {
    // A single checker: several would check shared types repeatedly and need twice the memory.
    for (const { config } of programs)
      await runTool(TSC, ['-p', config, '--singleThreaded'], { ...env, ...SELDOM_CLEARED }, signal);
  };
  return { name: 'typecheck', run };
}

/** Rules that look at one file at a time; a change of the rules themselves concerns every file. */
const LINTED = /\.(?:[cm]?[jt]s|tsx)$/;
const RULES = /^(?:eslint\.config|dependency-cruiser\.config)\.mjs$/;

/**
 * @param {readonly string[] | undefined} files that have changed
 * @returns {string[]} paths to lint
 */
function selectLinted(files) {
  if (!files || files.some((file) => RULES.test(file))) return ['.'];
  return files.filter((file) => LINTED.test(file));
}

/**
 * Stages without servers: lint, types and specs.
 * @param {object} [changed] everything when left out
 * @param {readonly string[]} [changed.folders] of packages whose types are checked and whose specs run
 * @param {readonly string[]} [changed.files] those that have changed
 * @returns {Stage[]}
 */
export function codeStages({ folders, files } = {}) {
  const [chosenFolders, linted] = [folders ?? packages(), selectLinted(files)];
  /** @type {Stage[]} */
  const lint = [
    { name: 'lint', run: (env, signal) => runTool('eslint', linted, env, signal) },
    {
      name: 'lint with types',
      run: (env, signal) => runTool('oxlint', [...(folders ?? [])], { ...env, ...SELDOM_CLEARED }, signal),
    },
  ];
  return [...(linted.length > 0 ? lint : []), typecheck(chosenFolders), ...unitStages(chosenFolders, files)];
}
