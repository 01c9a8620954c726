// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../start/base/folders.mjs';
import { metricsIn } from './metrics-in.mjs';

const { panels } = JSON.parse(await readFile(new URL('dashboard.json', import.meta.url), 'utf8'));

/** PromQL of every panel of the dashboard. @type {string[]} */
export const dashboardQueries = panels.flatMap((/** @type {any} */ { targets }) =>
  targets.map((/** @type {any} */ { expr }) => expr),
);

/** @returns {Promise<string[]>} every metric of the product that an alert or a panel of the dashboard reads */
export async function watchedMetrics() {
  const { groups } = parse(await readFile(join(root, 'k8s', 'chart', 'rules.yml'), 'utf8'));
  const rules = groups.flatMap((/** @type {any} */ group) => group.rules.map((/** @type {any} */ { expr }) => expr));
  return [...new Set([...rules, ...dashboardQueries].flatMap(metricsIn))].toSorted();
}
