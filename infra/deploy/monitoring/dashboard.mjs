// @ts-check

/**
 * @typedef {object} PanelPlan
 * @property {string} title German
 * @property {string} unit as Grafana names it
 * @property {Record<string, string>} queries PromQL by legend
 */

const checks = 'job="gateway",route="/api/validate-iban"';
const quantile = (/** @type {number} */ share, /** @type {string} */ metric) =>
  `histogram_quantile(${share}, sum by (le) (rate(${metric}[5m])))`;
const answerTime = `http_request_duration_seconds_bucket{${checks}}`;

/** What an operator looks at first, in rows of two. @type {readonly PanelPlan[]} */
export const panels = [
  {
    title: 'Prüfungen je Sekunde, nach Status',
    unit: 'reqps',
    queries: { '{{status}}': `sum by (status) (rate(http_request_duration_seconds_count{${checks}}[5m]))` },
  },
  {
    title: 'Dauer einer Prüfung',
    unit: 's',
    queries: { p50: quantile(0.5, answerTime), p99: quantile(0.99, answerTime) },
  },
  {
    title: 'Vom Gateway selbst abgelehnt, je Sekunde',
    unit: 'reqps',
    queries: { '{{status}}': 'sum by (status) (rate(gateway_checks_refused_total[5m]))' },
  },
  {
    title: 'Prüfungen, die warten',
    unit: 'short',
    queries: { '{{kind}}': 'sum by (kind) (gateway_checks_waiting)' },
  },
  {
    title: 'Wartezeit vor einem Stapel, und seine Größe',
    unit: 's',
    queries: { 'p99 Wartezeit': quantile(0.99, 'gateway_batch_wait_seconds_bucket') },
  },
  {
    title: 'Berechnen und Aufzeichnen (ein Commit)',
    unit: 's',
    queries: {
      p50: quantile(0.5, 'validation_commit_seconds_bucket'),
      p99: quantile(0.99, 'validation_commit_seconds_bucket'),
    },
  },
  {
    title: 'Ergebnisse, die Kafka noch nicht hat',
    unit: 'bytes',
    queries: { Outbox: 'max(outbox_bytes)' },
  },
  {
    title: 'Ereignisse, die im Log noch fehlen',
    unit: 'short',
    queries: { '{{topic}}': 'sum by (topic) (kafka_consumer_lag)', verloren: 'sum(kafka_consumer_lost_records)' },
  },
  {
    title: 'Stapel mit offenem Ausgang',
    unit: 'short',
    queries: {
      offen: 'sum(gateway_batches_unsettled)',
      'Fehlversuche je s': 'sum(rate(gateway_batch_failures_total[5m]))',
    },
  },
  {
    title: 'Beiseitegelegte Ereignisse, Tage im Voraus',
    unit: 'short',
    queries: { beiseite: 'sum(increase(kafka_dead_letters_total[1h]))', Tage: 'max(log_partitions_ahead_days)' },
  },
  {
    title: 'Alter des letzten Backups und des letzten Beweises',
    unit: 's',
    queries: {
      Backup: 'time() - max(job_last_success_timestamp_seconds{kind="backup"})',
      bewiesen: 'time() - max(job_last_success_timestamp_seconds{kind="restore-drill"})',
    },
  },
  {
    title: 'Was nicht in Ordnung ist',
    unit: 'short',
    queries: { '{{job}} {{check}}': 'service_check_up == 0' },
  },
];

const WIDTH = 12;
const HEIGHT = 8;

/** @returns {object} a dashboard as Grafana imports it, with a choice of the data source */
export function dashboard() {
  return {
    title: 'IBAN-Prüfer',
    uid: 'iban-pruefer',
    schemaVersion: 41,
    timezone: 'browser',
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map(({ title, unit, queries }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      datasource: { type: 'prometheus', uid: '${source}' },
      gridPos: { x: (index % 2) * WIDTH, y: Math.floor(index / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: Object.entries(queries).map(([legendFormat, expr], query) => ({
        refId: String.fromCodePoint(65 + query),
        expr,
        legendFormat,
      })),
    })),
  };
}
