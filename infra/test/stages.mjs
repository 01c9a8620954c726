// @ts-check
import { nx } from '../start/nx.mjs';
import { runTool } from '../start/process/run-tool.mjs';
import { unitStages } from './unit-stages.mjs';

/** @typedef {{ name: string, run: (env: NodeJS.ProcessEnv, signal: AbortSignal) => Promise<unknown> }} Stage */

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

/**
 * What needs no server: how the code reads, and what is pure.
 * @param {import('./changed.mjs').Project[]} [projects] whose types are checked and whose specs run; all when left out
 * @returns {Stage[]}
 */
export function codeStages(projects) {
  const chosen = projects ? ['-p', projects.map(({ name }) => name).join()] : [];
  const runMany = (/** @type {string[]} */ ...args) => ['run-many', ...chosen, ...args];
  return [
    // The whole tree at once: package by package every run would read the graph and the types of the others again.
    { name: 'lint', run: (env, signal) => runTool('eslint', ['.'], env, signal) },
    { name: 'lint with types', run: (env, signal) => runTool('oxlint', [], env, signal) },
    { name: 'typecheck', run: (env, signal) => nx(runMany('-t', 'typecheck'), env, signal) },
    ...unitStages(projects?.map(({ folder }) => folder)),
  ];
}
