import { globSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { specStage } from './jest-stage.mjs';
import { getPackageFolder } from './get-package-folder.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** A jsdom page leaks loaded modules, so two processes share them. */
const PAGES = ['--maxWorkers=2'];

/** @returns {string[]} the folders of all packages */
export function packages() {
  const patterns = [
    'services/*/package.json',
    'services/shared/*/package.json',
    'clients/*/package.json',
    'frontend/package.json',
    'infra/package.json',
  ];
  return globSync(patterns, { cwd: root }).map((file) => dirname(file));
}

/** Whether the specs are TypeScript for Node. @param {string} folder of a package */
function isOfServices(folder) {
  return folder.startsWith(`services${sep}`) || folder.startsWith(`clients${sep}`);
}

/**
 * Specs; those of all services and clients share one Jest process, which loads npm packages once.
 * @param {readonly string[]} [folders] of packages
 * @param {readonly string[]} [files] that have changed
 * @returns {Stage[]} the longest first
 */
export function unitStages(folders = packages(), files) {
  const services = folders.filter(isOfServices);
  return [
    ...(folders.includes('frontend')
      ? [specStage('unit frontend', 'frontend', [...PAGES, ...frontendSpecs(files)])]
      : []),
    ...(services.length > 0
      ? [specStage('unit services', '.', ['-c', 'jest.all-packages.config.mjs', '--selectProjects', ...services])]
      : []),
    ...(folders.includes('infra') ? [specStage('unit infra', 'infra', PAGES)] : []),
  ];
}

/**
 * @param {readonly string[]} [files] that have changed
 * @returns {string[]} arguments for Jest that choose the frontend's specs which load a changed file; all specs, many in a suite, when other
 * files than the frontend's sources have changed
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
export function createUnitStage(suite) {
  const folder = getPackageFolder(suite);
  const config = isOfServices(folder) ? ['-c', join(root, 'jest.package.config.mjs'), '--rootDir', '.'] : [];
  return specStage(`unit ${suite}`, folder, [...config, '--runTestsByPath', join(root, suite)]);
}
