// @ts-check
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../start/folders.mjs';
import { nx } from '../start/nx.mjs';
import { run } from '../start/process/run.mjs';

/** @typedef {{ name: string, run: (env: NodeJS.ProcessEnv) => Promise<unknown> }} Stage */

const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const REPORTERS = [
  '--reporters=default',
  `--reporters=${fileURLToPath(new URL('./count-reporter.cjs', import.meta.url))}`,
];
const UNIT = [...REPORTERS, '--maxWorkers=2'];
const STAGE_LIMIT_MS = 420_000;

/**
 * What needs no server: how the code reads, and what is pure.
 * @type {Stage[]}
 */
export const codeStages = [
  { name: 'build', run: (env) => nx(['run-many', '-t', 'build'], env) },
  // Without the graph in its cache the rule of the boundaries is skipped.
  { name: 'graph', run: (env) => nx(['show', 'projects'], env) },
  { name: 'lint', run: (env) => nx(['run-many', '-t', 'lint'], env) },
  { name: 'typecheck', run: (env) => nx(['run-many', '-t', 'typecheck'], env) },
  // Without the cache: results from there would not be counted.
  { name: 'unit', run: (env) => nx(['run-many', '-t', 'test', '--skip-nx-cache', '--parallel=2', '--', ...UNIT], env) },
];

/**
 * What runs on real servers, one package after the other: services first, then the whole system and its launcher.
 * @returns {Stage[]}
 */
export function serverStages() {
  const folders = globSync(['services/shared/*', 'services/*'], { cwd: root });
  const services = folders.filter((folder) => existsSync(join(root, folder, 'e2e')));
  const last = 'services/gateway';
  return [...services.filter((folder) => folder !== last), last, 'infra'].map(endToEnd);
}

/**
 * @param {string} folder
 * @returns {Stage}
 */
function endToEnd(folder) {
  const config = folder === 'infra' ? join(root, folder, 'jest.e2e.mjs') : join(root, 'jest.e2e.config.mjs');
  // A client that a test has left open must not hold up the whole run.
  const args = ['--experimental-vm-modules', JEST, '-c', config, '--rootDir', '.', '--forceExit', ...REPORTERS];
  const options = { cwd: join(root, folder), limitMs: STAGE_LIMIT_MS };
  return { name: `e2e ${folder}`, run: (env) => run(process.execPath, args, { ...options, env }) };
}
