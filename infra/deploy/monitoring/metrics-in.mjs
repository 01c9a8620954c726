// @ts-check

/** Words of PromQL and of our labels that look like names of metrics. */
const NO_METRIC =
  /^(?:sum|by|rate|increase|max|min|absent|offset|and|or|unless|time|le|topic|kind|status|job|check|route|required|state|histogram_quantile|on|ignoring|checks|failed|gateway|validation|keys|auth|cms|log|worker|ready|false|true|backup|restore|drill)$/;

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
