// @ts-check
import { alignedTable } from '../report/aligned-table.mjs';

/**
 * @typedef {object} LogResults
 * @property {number} events
 * @property {number} rows
 * @property {import('./store-events.mjs').StoringRates} rates
 * @property {import('./read-calls.mjs').CallTimes[]} calls
 * @property {import('./clean-up.mjs').CleanupTimes} cleanup
 */

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** @param {LogResults} results */
export function jsonOf({ rates, ...results }) {
  const { stored, copied, oneByOne } = rates;
  return { ...results, storing: { ...rates, toCopy: stored / copied, toSingleInserts: stored / oneByOne } };
}

/** @param {LogResults} results */
export function textOf({ events, rows, rates, calls, cleanup }) {
  const { stored, copied, oneByOne } = rates;
  const storing = [
    [`Speichern (${whole.format(events)} Ereignisse)`, 'Zeilen/s', 'dagegen wir'],
    ['log-service aus Kafka, mit Summen und Offset', whole.format(stored), ''],
    ['COPY in dieselben Tabellen', whole.format(copied), `${fine.format(stored / copied)} ×`],
    ['einzelne INSERTs', whole.format(oneByOne), `${fine.format(stored / oneByOne)} ×`],
  ];
  const reading = [
    [`Lesen (${whole.format(rows)} Zeilen)`, 'p50 ms', 'p95 ms'],
    ...calls.map(({ name, p50Ms, p95Ms }) => [name, fine.format(p50Ms ?? 0), fine.format(p95Ms ?? 0)]),
  ];
  const cleaning = [
    [`Bereinigung (${whole.format(cleanup.rows)} Zeilen)`, 'ms'],
    ['Antwort', whole.format(cleanup.answeredMs)],
    ['Platz frei', whole.format(cleanup.freedMs)],
    ['langsamste Liste dabei', whole.format(cleanup.slowestReadMs)],
  ];
  return [storing, reading, cleaning].map(alignedTable).join('\n\n');
}

/** @param {import('./measure-restore.mjs').RestoreResults} results */
export function restoreTextOf({ rows, megabytes, jobSeconds, phases }) {
  const seconds = (/** @type {number | undefined} */ value) => fine.format(value ?? 0);
  const lines = phases.map(({ name, seconds: wall, cpuSeconds, otherCpuSeconds, mostMb }) => [
    name,
    ...[wall, cpuSeconds['postgres'], cpuSeconds['worker'], otherCpuSeconds].map(seconds),
    mostMb === null ? '?' : whole.format(mostMb),
  ]);
  return alignedTable([
    [
      `${whole.format(rows)} Zeilen, ${whole.format(megabytes)} MB`,
      ...['s', 'CPU-s PostgreSQL', 'CPU-s Worker', 'CPU-s sonst', 'höchstens MB im Worker'],
    ],
    ...lines,
    ['davon der Auftrag, ohne Prüfung', seconds(jobSeconds), '', '', '', ''],
  ]);
}
