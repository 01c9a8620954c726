// @ts-check
import { join } from 'node:path';
import { root } from '../start/base/folders.mjs';
import { nx } from '../start/nx.mjs';
import { runProgram, runTool } from '../start/process/run-tool.mjs';
import { packages, unitStages } from './unit-stages.mjs';

/** @typedef {{ name: string, run: (env: NodeJS.ProcessEnv, signal: AbortSignal) => Promise<unknown> }} Stage */

/** The compiler that the packages' scripts name. */
const TSC = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** @type {Stage} */
const build = { name: 'build', run: (env, signal) => nx(['run-many', '-t', 'build'], env, signal) };
/** Without the graph in its cache the rule of the boundaries is skipped. @type {Stage} */
const graph = { name: 'graph', run: (env, signal) => nx(['show', 'projects'], env, signal) };

/**
 * What everything else needs.
 * @param {boolean} isBuilt by whoever starts this run: another build would take the files away from those that run on them
 * @returns {Stage[]}
 */
export function firstStages(isBuilt) {
  return isBuilt ? [graph] : [build, graph];
}

/** What is checked in one go: packages alone would check what they share again and again. */
const PROGRAMS = [
  { config: 'tsconfig.services.json', holds: (/** @type {string} */ folder) => folder.startsWith('services') },
  { config: 'frontend/tsconfig.json', holds: (/** @type {string} */ folder) => folder === 'frontend' },
  { config: 'infra/tsconfig.json', holds: (/** @type {string} */ folder) => folder === 'infra' },
];

/**
 * @param {readonly string[]} folders of packages whose types are checked
 * @returns {Stage}
 */
function typecheck(folders) {
  const programs = PROGRAMS.filter(({ holds }) => folders.some(holds));
  const run = async (/** @type {NodeJS.ProcessEnv} */ env, /** @type {AbortSignal} */ signal) => {
    for (const { config } of programs) await runProgram(TSC, ['-p', config], env, signal);
  };
  return { name: 'typecheck', run };
}

/**
 * What needs no server: how the code reads, and what is pure.
 * @param {readonly string[]} [folders] of packages whose types are checked and whose specs run; all when left out
 * @returns {Stage[]}
 */
export function codeStages(folders = packages()) {
  return [
    // The whole tree at once: package by package every run would read the graph and the types of the others again.
    { name: 'lint', run: (env, signal) => runTool('eslint', ['.'], env, signal) },
    { name: 'lint with types', run: (env, signal) => runTool('oxlint', [], env, signal) },
    typecheck(folders),
    ...unitStages(folders),
  ];
}
