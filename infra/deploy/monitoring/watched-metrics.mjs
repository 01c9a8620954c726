// @ts-check
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { panels } from './dashboard.mjs';
import { metricsIn } from './metrics-in.mjs';

/** @returns {Promise<string[]>} every metric of the product that an alert or a panel of the dashboard reads */
export async function watchedMetrics() {
  const { groups } = parse(await readFile(new URL('rules.yml', import.meta.url), 'utf8'));
  const rules = groups.flatMap((/** @type {any} */ group) => group.rules.map((/** @type {any} */ { expr }) => expr));
  const queries = panels.flatMap((panel) => Object.values(panel.queries));
  return [...new Set([...rules, ...queries].flatMap(metricsIn))].toSorted();
}
