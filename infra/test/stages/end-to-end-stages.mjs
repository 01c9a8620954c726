import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { serverStage } from './jest-stage.mjs';
import { getPackageFolder } from './get-package-folder.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

const GATEWAY = 'services/gateway';
/** Suites of the gateway that need only the servers and no system. */
const ENTRY = `${GATEWAY}/e2e/entry`;
/** Suites that share a running system and leave it as it was. */
const SHARED = `${GATEWAY}/e2e/shared-system`;
/** Suites that break parts of a shared system and wait until it has recovered. */
const FAULTS = `${GATEWAY}/e2e/faults`;
/** Suites with lasting side effects; each needs a fresh system. */
const CHANGING = `${GATEWAY}/e2e/changing`;
const ON_ONE_SYSTEM = [SHARED, FAULTS, CHANGING];

/** Groups that start first, because they take longest; the others follow. */
const FIRST = [
  SHARED,
  FAULTS,
  CHANGING,
  'infra',
  ENTRY,
  'services/worker',
  'services/cms-service',
  'services/log-service',
  'services/shared/platform',
  'services/auth-service',
  'services/validation-service',
];

/** Suites that take minutes: whole recoveries and long rounds of faults. */
const LONG = /\.long\.e2e\.m?[jt]s$/;
/** Suites that `npm run test:long` runs with more rounds than `npm test`. */
const IN_ROUNDS = /\.rounds\.e2e\.m?[jt]s$/;

/**
 * @param {{ long?: boolean }} [kind] `long`: the suites of `npm run test:long` instead of those of `npm test`
 * @returns {string[]} suites on real servers, as paths in the checkout
 */
export function endToEndSuites({ long = false } = {}) {
  const patterns = ['infra/*/e2e/*.e2e.mjs', 'services/*/e2e/**/*.e2e.ts', 'services/shared/*/e2e/**/*.e2e.ts'];
  const isWanted = (/** @type {string} */ suite) => LONG.test(suite) === long || (long && IN_ROUNDS.test(suite));
  return globSync(patterns, { cwd: root }).filter(isWanted).toSorted();
}

/**
 * Packs suites into stages. Suites of a package have their own databases and topics and share loaded modules. Suites of the
 * gateway that start their own system are one stage each, as is each folder that shares a system.
 * @param {readonly string[]} [suites] paths in the checkout
 * @returns {Stage[]}
 */
export function endToEndStages(suites = endToEndSuites()) {
  const groups = [...Map.groupBy(suites, getGroupName)];
  return groups
    .toSorted(([one], [other]) => getRank(one) - getRank(other))
    .map(([name, group]) => createStage(`e2e ${name}`, group));
}

/**
 * @param {string} suite path in the checkout
 * @returns {Stage} that runs it alone
 */
export function stageOfEndToEndSuite(suite) {
  return createStage(`e2e ${suite}`, [suite]);
}

/** @param {string} suite */
function getGroupName(suite) {
  const folder = getPackageFolder(suite);
  if (LONG.test(suite)) return suite;
  if (folder !== GATEWAY) return folder;
  const [, inner = ''] = relative(GATEWAY, suite).split(sep);
  return `${GATEWAY}/e2e/${inner}`;
}

/**
 * @param {string} name
 * @param {readonly string[]} suites of one group
 * @returns {Stage}
 */
function createStage(name, suites) {
  const [first = ''] = suites;
  const files = suites.map((suite) => join(root, suite));
  return serverStage(name, {
    folder: getPackageFolder(first),
    files,
    hasSystem: ON_ONE_SYSTEM.includes(getGroupName(first)),
  });
}

/** @param {string} name */
function getRank(name) {
  const rank = FIRST.indexOf(name);
  return rank === -1 ? FIRST.length : rank;
}
