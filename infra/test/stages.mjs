// @ts-check
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../start/folders.mjs';
import { run } from '../start/process/run.mjs';

/** @typedef {{ name: string, run: (env: NodeJS.ProcessEnv) => Promise<unknown> }} Stage */

const NX = join(root, 'node_modules', 'nx', 'bin', 'nx.js');
const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const REPORTERS = [
  '--reporters=default',
  `--reporters=${fileURLToPath(new URL('./count-reporter.cjs', import.meta.url))}`,
];
const STAGE_LIMIT_MS = 600_000;

/** What needs no server: how the code reads, and what is pure. */
export const codeStages = [
  nx('build', ['run-many', '-t', 'build']),
  // Without the graph in its cache the rule of the boundaries is skipped.
  nx('graph', ['show', 'projects']),
  nx('lint', ['run-many', '-t', 'lint']),
  nx('typecheck', ['run-many', '-t', 'typecheck']),
  nx('unit', ['run-many', '-t', 'test', '--skip-nx-cache', '--parallel=2', '--', ...REPORTERS, '--maxWorkers=2']),
];

/**
 * What runs on real servers, one package after the other: services first, then the whole system and its launcher.
 * @returns {Stage[]}
 */
export function serverStages() {
  const found = globSync(['services/shared/*', 'services/*', 'frontend', 'infra'], { cwd: root });
  const packages = found.filter((folder) => existsSync(join(root, folder, 'jest.e2e.mjs')));
  const last = ['services/gateway', 'infra'];
  return [...packages.filter((folder) => !last.includes(folder)), ...last].map(endToEnd);
}

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Stage}
 */
function nx(name, args) {
  return { name, run: (env) => run(process.execPath, [NX, ...args], { cwd: root, env, limitMs: STAGE_LIMIT_MS }) };
}

/**
 * @param {string} folder
 * @returns {Stage}
 */
function endToEnd(folder) {
  const args = ['--experimental-vm-modules', JEST, '-c', 'jest.e2e.mjs', '--passWithNoTests', ...REPORTERS];
  const options = { cwd: join(root, folder), limitMs: STAGE_LIMIT_MS };
  return { name: `e2e ${folder}`, run: (env) => run(process.execPath, args, { ...options, env }) };
}
