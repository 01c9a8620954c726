import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../shared/folders.mjs';

/** Words of PromQL and of our labels that look like names of metrics. */
const NO_METRIC =
  /^(?:sum|by|rate|increase|max|min|absent|offset|and|or|unless|time|le|topic|kind|status|job|check|route|required|state|histogram_quantile|on|ignoring|checks|failed|gateway|validation|keys|auth|cms|log|worker|ready|false|true|backup|restore|drill)$/;

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

/**
 * The metrics that a query reads, as a service names them: without what a histogram adds.
 * @param {string} query PromQL
 * @returns {string[]}
 */
export function metricsIn(query) {
  const bare = query.replaceAll(/"[^"]*"/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const names = bare.match(/(?<!\w)[a-z][a-z0-9_:]*/g) ?? [];
  const metrics = names.filter((name) => !NO_METRIC.test(name) && !name.includes(':') && name !== 'up');
  return [...new Set(metrics.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}
