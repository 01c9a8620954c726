import { alignedTable, germanNumber } from '../../shared/aligned-table.mjs';

/**
 * @typedef {object} LogResults
 * @property {number} events
 * @property {number} rows
 * @property {import('./store-events.mjs').StoringRates} rates
 * @property {import('./read-calls.mjs').CallTimes[]} calls
 * @property {import('./measure-cleanup.mjs').CleanupTimes} cleanup
 */

/** @param {LogResults} results */
export function toLogJson({ rates, ...results }) {
  const { stored, copied, oneByOne } = rates;
  return { ...results, storing: { ...rates, toCopy: stored / copied, toSingleInserts: stored / oneByOne } };
}

/** @param {LogResults} results */
export function formatLogReport({ events, rows, rates, calls, cleanup }) {
  const { stored, copied, oneByOne } = rates;
  const storing = [
    [`Speichern (${germanNumber(events)} Ereignisse)`, 'Zeilen/s', 'dagegen wir'],
    ['log-service aus Kafka, mit Summen und Offset', germanNumber(stored), ''],
    ['COPY in dieselben Tabellen', germanNumber(copied), `${germanNumber(stored / copied, 2, 0)} ×`],
    ['einzelne INSERTs', germanNumber(oneByOne), `${germanNumber(stored / oneByOne, 2, 0)} ×`],
  ];
  const reading = [
    [`Lesen (${germanNumber(rows)} Zeilen)`, 'p50 ms', 'p95 ms'],
    ...calls.map(({ name, p50Ms, p95Ms }) => [name, germanNumber(p50Ms, 2, 0), germanNumber(p95Ms, 2, 0)]),
  ];
  const cleaning = [
    [`Bereinigung (${germanNumber(cleanup.rows)} Zeilen)`, 'ms'],
    ['Antwort', germanNumber(cleanup.answeredMs)],
    ['Platz frei', germanNumber(cleanup.freedMs)],
    ['langsamste Liste dabei', germanNumber(cleanup.slowestReadMs)],
  ];
  return [storing, reading, cleaning].map((lines) => alignedTable(lines)).join('\n\n');
}

/** @param {import('./measure-restore.mjs').RestoreResults} results */
export function formatRestoreReport({ rows, megabytes, jobSeconds, phases }) {
  const seconds = (/** @type {number | undefined} */ value) => germanNumber(value ?? 0, 2, 0);
  const lines = phases.map(({ name, seconds: wall, cpuSeconds, otherCpuSeconds, maxMb }) => [
    name,
    ...[wall, cpuSeconds['postgres'], cpuSeconds['worker'], otherCpuSeconds].map(seconds),
    maxMb === null ? '?' : germanNumber(maxMb),
  ]);
  return alignedTable([
    [
      `${germanNumber(rows)} Zeilen, ${germanNumber(megabytes)} MB`,
      ...['s', 'CPU-s PostgreSQL', 'CPU-s Worker', 'CPU-s sonst', 'höchstens MB im Worker'],
    ],
    ...lines,
    ['davon der Auftrag, ohne Prüfung', seconds(jobSeconds), '', '', '', ''],
  ]);
}
