// @ts-check
import { alignedTable, german } from '../../shared/aligned-table.mjs';

/**
 * @typedef {object} LogResults
 * @property {number} events
 * @property {number} rows
 * @property {import('./store-events.mjs').StoringRates} rates
 * @property {import('./read-calls.mjs').CallTimes[]} calls
 * @property {import('./measure-cleanup.mjs').CleanupTimes} cleanup
 */

/** @param {LogResults} results */
export function jsonOf({ rates, ...results }) {
  const { stored, copied, oneByOne } = rates;
  return { ...results, storing: { ...rates, toCopy: stored / copied, toSingleInserts: stored / oneByOne } };
}

/** @param {LogResults} results */
export function textOf({ events, rows, rates, calls, cleanup }) {
  const { stored, copied, oneByOne } = rates;
  const storing = [
    [`Speichern (${german(events)} Ereignisse)`, 'Zeilen/s', 'dagegen wir'],
    ['log-service aus Kafka, mit Summen und Offset', german(stored), ''],
    ['COPY in dieselben Tabellen', german(copied), `${german(stored / copied, 2, 0)} ×`],
    ['einzelne INSERTs', german(oneByOne), `${german(stored / oneByOne, 2, 0)} ×`],
  ];
  const reading = [
    [`Lesen (${german(rows)} Zeilen)`, 'p50 ms', 'p95 ms'],
    ...calls.map(({ name, p50Ms, p95Ms }) => [name, german(p50Ms, 2, 0), german(p95Ms, 2, 0)]),
  ];
  const cleaning = [
    [`Bereinigung (${german(cleanup.rows)} Zeilen)`, 'ms'],
    ['Antwort', german(cleanup.answeredMs)],
    ['Platz frei', german(cleanup.freedMs)],
    ['langsamste Liste dabei', german(cleanup.slowestReadMs)],
  ];
  return [storing, reading, cleaning].map((lines) => alignedTable(lines)).join('\n\n');
}

/** @param {import('./measure-restore.mjs').RestoreResults} results */
export function restoreTextOf({ rows, megabytes, jobSeconds, phases }) {
  const seconds = (/** @type {number | undefined} */ value) => german(value ?? 0, 2, 0);
  const lines = phases.map(({ name, seconds: wall, cpuSeconds, otherCpuSeconds, maxMb }) => [
    name,
    ...[wall, cpuSeconds['postgres'], cpuSeconds['worker'], otherCpuSeconds].map(seconds),
    maxMb === null ? '?' : german(maxMb),
  ]);
  return alignedTable([
    [
      `${german(rows)} Zeilen, ${german(megabytes)} MB`,
      ...['s', 'CPU-s PostgreSQL', 'CPU-s Worker', 'CPU-s sonst', 'höchstens MB im Worker'],
    ],
    ...lines,
    ['davon der Auftrag, ohne Prüfung', seconds(jobSeconds), '', '', '', ''],
  ]);
}
