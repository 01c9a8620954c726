// @ts-check
import { globSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { root } from '../start/base/folders.mjs';
import { jestStage } from './jest-stage.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

const GATEWAY = 'services/gateway';
/** Its suites that need the servers alone. */
const ENTRY = `${GATEWAY}/e2e/entry`;
/** Those that look at one running system and leave it as it was. */
const SHARED = `${GATEWAY}/e2e/shared-system`;

/** What takes so long that it is dealt out to several stages. */
const PARTS = new Map([
  [SHARED, 2],
  [ENTRY, 2],
  ['services/log-service', 2],
  ['services/validation-service', 2],
  ['infra', 2],
]);

/** The longest come first, so that the last to end is a short one. What is not named comes last. */
const FIRST = [
  SHARED,
  `${GATEWAY}/e2e/faults`,
  'infra',
  `${GATEWAY}/e2e/unanswered`,
  'services/log-service',
  'services/shared/platform',
  ENTRY,
  'services/validation-service',
];

/** @returns {string[]} all suites on real servers, as paths in the checkout */
export function endToEndSuites() {
  const patterns = ['infra/start/e2e/*.e2e.mjs', 'services/*/e2e/**/*.e2e.ts', 'services/shared/*/e2e/**/*.e2e.ts'];
  return globSync(patterns, { cwd: root }).toSorted();
}

/**
 * Packs suites into stages: those of a package have databases and topics of their own and share what is loaded; of the gateway's, each
 * that starts a system of its own is one.
 * @param {readonly string[]} [suites] paths in the checkout
 * @returns {Stage[]}
 */
export function endToEndStages(suites = endToEndSuites()) {
  const groups = [...Map.groupBy(suites, groupOf)];
  return groups
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .flatMap(([name, group]) => inParts(name, group));
}

/** @param {string} suite */
export function packageOf(suite) {
  const parts = suite.split(sep);
  if (parts[0] === 'infra') return 'infra';
  return parts.slice(0, parts[1] === 'shared' ? 3 : 2).join('/');
}

/** @param {string} suite */
function groupOf(suite) {
  const folder = packageOf(suite);
  if (folder !== GATEWAY) return folder;
  const [, inner = ''] = relative(GATEWAY, suite).split(sep);
  return `${GATEWAY}/e2e/${basename(inner, '.e2e.ts')}`;
}

/**
 * @param {string} name
 * @param {readonly string[]} suites
 * @returns {Stage[]}
 */
function inParts(name, suites) {
  const parts = Math.min(PARTS.get(name) ?? 1, suites.length);
  return Array.from({ length: parts }, (_, part) => {
    const files = suites.filter((_suite, place) => place % parts === part).map((suite) => join(root, suite));
    const number = parts > 1 ? ` ${part + 1}/${parts}` : '';
    const choice = { folder: packageOf(suites[0] ?? ''), files, hasSystem: name === SHARED };
    return jestStage(`e2e ${name}${number}`, choice);
  });
}

/** @param {string} name */
function rankOf(name) {
  const rank = FIRST.indexOf(name);
  return rank === -1 ? FIRST.length : rank;
}
