import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../shared/folders.mjs';
import { components } from '../components.mjs';
import { listAlertLimits } from './list-alert-limits.mjs';
import { dashboardQueries, metricsIn } from './watched-metrics.mjs';

const rules = parse(await readFile(join(root, 'k8s', 'chart', 'rules.yml'), 'utf8'));
const tests = parse(await readFile(new URL('rules.test.yml', import.meta.url), 'utf8'));
/** @type {any[]} */
const alerts = rules.groups
  .flatMap((/** @type {any} */ group) => group.rules)
  .filter((/** @type {any} */ rule) => rule.alert);
const runbook = await readFile(join(root, 'docs', 'RUNBOOK.md'), 'utf8');

it.each(alerts.map((alert) => [alert.alert, alert]))('%s has a summary, and steps in the runbook', (name, alert) => {
  expect(['page', 'ticket']).toContain(alert.labels.severity);
  expect(alert.annotations.summary).toMatch(/^\S/);
  expect(alert.annotations.runbook).toBe(`docs/RUNBOOK.md#${name.toLowerCase()}`);
  expect(runbook).toContain(`\n### ${name}\n`);
});

it.each([
  ['x > 14.4 * 0.001', '1m', ['1.44 %', '1 minute']],
  ['a{kind!="bulk"} > 2000 or b > 50', '10m', ['2,000', '50', '10 minutes']],
  ['absent(x) and on() (up{job="worker"} offset 26h == 1)', '10m', ['26 hours']],
])('reads the limits of %s', (expr, lasting, limits) =>
  expect(listAlertLimits({ expr, for: lasting })).toEqual(limits),
);

it.each(alerts.map((alert) => [alert.alert, alert]))('%s has its limits in the runbook', (name, alert) => {
  const [, means = ''] = new RegExp(`\n### ${name}\n\n(\\*\\*Means:.*?)\n\n`, 's').exec(runbook) ?? [];
  for (const limit of listAlertLimits(alert)) expect(means.replaceAll('\n', ' ')).toContain(limit);
});

it('has steps only for existing alerts', () => {
  const named = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
});

it('tests every alert, firing and not', () => {
  const expected = tests.tests.flatMap((/** @type {any} */ test) => test.alert_rule_test);
  const names = alerts.map(({ alert }) => alert).toSorted();
  for (const fires of [true, false]) {
    const seen = expected.filter((/** @type {any} */ { exp_alerts: firing = [] }) => firing.length > 0 === fires);
    expect([...new Set(seen.map((/** @type {any} */ { alertname }) => alertname))].toSorted()).toEqual(names);
  }
});

it.each([
  ['sum by (le) (rate(a_seconds_bucket{job="x",le="0.1"}[5m])) > 2', ['a_seconds']],
  ['time() - max(b_timestamp_seconds{kind="backup"}) > 26 * 3600', ['b_timestamp_seconds']],
  ['absent(c_seconds{kind="backup"}) and on() (up{job="worker"} offset 26h == 1)', ['c_seconds']],
  ['checks:failed:ratio5m > 14.4 * 0.001', []],
])('reads the metrics of %s', (query, names) => expect(metricsIn(query)).toEqual(names));

it('scrapes every part under the name that the rules use, and reports each missing one', async () => {
  const { scrape_configs: jobs } = parse(await readFile(new URL('prometheus.yml', import.meta.url), 'utf8'));
  const { services } = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const names = components.map(({ name }) => name).toSorted();
  expect(jobs.map((/** @type {any} */ { job_name: name }) => name).toSorted()).toEqual(names);
  for (const { job_name: name, dns_sd_configs: found } of jobs) {
    expect(found).toEqual([expect.objectContaining({ names: [name], port: 9090 })]);
    expect(services[name].networks).toContain('inside');
  }
  const getExpression = (/** @type {string} */ wanted) => alerts.find(({ alert }) => alert === wanted).expr;
  expect([...(/job=~"([^"]+)"/.exec(getExpression('ServiceDown'))?.[1]?.split('|') ?? [])].toSorted()).toEqual(names);
  const missed = [...getExpression('ServiceMissing').matchAll(/absent\(up\{job="(\w+)"\}\)/g)].map(([, name]) => name);
  expect(missed.toSorted()).toEqual(names);
});

it('shows something in every panel', () => {
  for (const query of dashboardQueries) expect([query, metricsIn(query)]).not.toEqual([query, []]);
});
