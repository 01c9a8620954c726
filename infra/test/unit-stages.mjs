// @ts-check
import { globSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { root } from '../start/base/folders.mjs';
import { run } from '../start/process/run.mjs';
import { JEST, REPORTERS, SILENT_MS } from './jest-stage.mjs';
import { packageOf } from './package-of.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** A jsdom page leaks loaded modules, so two processes share them. */
const PAGES = ['--maxWorkers=2'];

/** @returns {string[]} the folders of all packages */
export function packages() {
  const patterns = [
    'services/*/package.json',
    'services/shared/*/package.json',
    'frontend/package.json',
    'infra/package.json',
  ];
  return globSync(patterns, { cwd: root }).map((file) => dirname(file));
}

/**
 * Specs; those of all services share one Jest process, which loads npm packages once.
 * @param {readonly string[]} [folders] of packages
 * @param {readonly string[]} [files] that have changed
 * @returns {Stage[]} the longest first
 */
export function unitStages(folders = packages(), files) {
  const services = folders.filter((folder) => folder.startsWith(`services${sep}`));
  return [
    ...(folders.includes('frontend') ? [jest('unit frontend', 'frontend', [...PAGES, ...frontendSpecs(files)])] : []),
    ...(services.length > 0
      ? [jest('unit services', '.', ['-c', 'jest.units.config.mjs', '--selectProjects', ...services])]
      : []),
    ...(folders.includes('infra') ? [jest('unit infra', 'infra', PAGES)] : []),
  ];
}

/**
 * @param {readonly string[]} [files] that have changed
 * @returns {string[]} arguments that choose the specs of the frontend that load one of them; all, many to a suite, where it is not a
 * matter of its own sources alone
 */
function frontendSpecs(files = []) {
  const isOwn = files.length > 0 && files.every((file) => file.startsWith(join('frontend', 'src', sep)));
  if (!isOwn) return ['-c', 'jest.together.config.mjs'];
  return ['--passWithNoTests', '--findRelatedTests', ...files.map((file) => join(root, file))];
}

/**
 * @param {string} suite path in the checkout
 * @returns {Stage} that runs one spec alone
 */
export function unitStageOf(suite) {
  const folder = packageOf(suite);
  const config = folder.startsWith(`services${sep}`)
    ? ['-c', join(root, 'jest.unit.config.mjs'), '--rootDir', '.']
    : [];
  return jest(`unit ${suite}`, folder, [...config, '--runTestsByPath', join(root, suite)]);
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {Stage}
 */
function jest(name, folder, args) {
  const options = { cwd: join(root, folder), silentMs: SILENT_MS };
  const words = ['--experimental-vm-modules', JEST, ...REPORTERS, ...args];
  return { name, run: (env, signal) => run(process.execPath, words, { ...options, env, signal }) };
}
