// @ts-check
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../start/folders.mjs';
import { nx } from '../start/nx.mjs';
import { runTool } from '../start/process/run-tool.mjs';
import { run } from '../start/process/run.mjs';

/** @typedef {{ name: string, run: (env: NodeJS.ProcessEnv) => Promise<unknown> }} Stage */

const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const REPORTERS = [
  '--reporters=default',
  `--reporters=${fileURLToPath(new URL('./count-reporter.cjs', import.meta.url))}`,
];
const UNIT = [...REPORTERS, '--maxWorkers=2'];
const STAGE_LIMIT_MS = 600_000;

/**
 * What needs no server: how the code reads, and what is pure.
 * @type {Stage[]}
 */
export const codeStages = [
  { name: 'build', run: (env) => nx(['run-many', '-t', 'build'], env) },
  // Without the graph in its cache the rule of the boundaries is skipped.
  { name: 'graph', run: (env) => nx(['show', 'projects'], env) },
  // The whole tree at once: package by package every run would read the graph and the types of the others again.
  { name: 'lint', run: (env) => runTool('eslint', ['.'], env) },
  { name: 'lint with types', run: (env) => runTool('oxlint', [], env) },
  { name: 'typecheck', run: (env) => nx(['run-many', '-t', 'typecheck'], env) },
  // Without the cache: results from there would not be counted.
  { name: 'unit', run: (env) => nx(['run-many', '-t', 'test', '--skip-nx-cache', '--parallel=2', '--', ...UNIT], env) },
];

const GATEWAY = 'services/gateway';
/** Its tests that need the servers alone. */
const DOOR = 'e2e/door/';
/** Those that look at one running system and leave it as it was. */
const SHARED = 'e2e/shared-system/';
const WITH_SYSTEM = fileURLToPath(new URL('./with-system.mjs', import.meta.url));

/**
 * What comes first where two run side by side: the launcher beside the lightest, because a start has a limit of time to
 * keep, then the longest. What is not named comes last.
 */
const FIRST = [
  'e2e infra',
  'e2e services/worker',
  'e2e services/shared/platform',
  `e2e ${GATEWAY}`,
  `e2e ${GATEWAY}/${SHARED}`,
  'e2e services/log-service',
];

/**
 * What runs on real servers, a package each with databases and topics of its own; the gateway's in three parts.
 * @returns {Stage[]}
 */
export function endToEndStages() {
  const folders = globSync(['infra', 'services/shared/*', 'services/*'], { cwd: root });
  const others = folders.filter((folder) => folder !== GATEWAY && hasEndToEndTests(folder));
  const stages = [
    ...others.map((folder) => endToEnd(folder)),
    endToEnd(GATEWAY, ['--testPathIgnorePatterns', '/node_modules/', DOOR, SHARED]),
    { ...endToEnd(GATEWAY, ['--testPathPatterns', DOOR]), name: `e2e ${GATEWAY}/${DOOR}` },
    {
      ...endToEnd(GATEWAY, ['--testPathPatterns', SHARED], [WITH_SYSTEM, '--', process.execPath]),
      name: `e2e ${GATEWAY}/${SHARED}`,
    },
  ];
  const rank = (/** @type {Stage} */ { name }) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return stages.sort((one, other) => rank(one) - rank(other));
}

/** @param {string} folder */
function hasEndToEndTests(folder) {
  return folder === 'infra' || existsSync(join(root, folder, 'e2e'));
}

/**
 * @param {string} folder
 * @param {string[]} [choice] which of its tests; all when left out
 * @param {string[]} [before] what runs Jest, when Node does not do so itself
 * @returns {Stage}
 */
function endToEnd(folder, choice = [], before = []) {
  const config = folder === 'infra' ? join(root, folder, 'jest.e2e.mjs') : join(root, 'jest.e2e.config.mjs');
  // A client that a test has left open must not hold up the whole run.
  const args = [
    ...before,
    '--experimental-vm-modules',
    JEST,
    '-c',
    config,
    '--rootDir',
    '.',
    '--forceExit',
    ...REPORTERS,
    ...choice,
  ];
  const options = { cwd: join(root, folder), limitMs: STAGE_LIMIT_MS };
  return { name: `e2e ${folder}`, run: (env) => run(process.execPath, args, { ...options, env }) };
}
