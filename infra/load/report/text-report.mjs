// @ts-check
import { alignedTable } from './aligned-table.mjs';
import { TOTAL } from './cpu-per-1000.mjs';
import { german, germanSpread } from './german.mjs';
import { goalsOf, goalsText } from './goals.mjs';
import { ratioOf, runsOf, warningsOf } from './results.mjs';

/** Kinds that take turns in the rounds, as in the head. */
const ROUND_KINDS = /** @type {const} */ (['echo', 'publicCheck', 'keyedCheck']);
const PART_HEAD = ['CPU-ms je 1.000', 'Echo', 'öffentlich', 'mit Schlüssel', 'RSS MB', 'Sek. 50–60 / 20–30'];

/** @typedef {import('./results.mjs').Results} Results */

/**
 * The result for people.
 * @param {Results} results
 * @returns {string} several lines
 */
export function textOf(results) {
  return [partTable(results), speedTable(results), ending(results), goalsText(goalsOf(results))].join('\n\n');
}

/** @param {Results} results */
function speedTable(results) {
  const head = ['', 'pro Sekunde', '× Echo', 'p50 ms', 'p99 ms', 'nicht 2xx', 'Client-Kern'];
  const lines = runsOf(results).map(({ key, name, measurement }) =>
    measurement
      ? [
          name,
          measurement.perSecond.toLocaleString('de-DE'),
          german(ratioOf(results, key), 2),
          german(measurement.p50, 1),
          german(measurement.p99, 1),
          String(measurement.non2xx),
          measurement.clientCpuShare === null ? '–' : `${Math.round(measurement.clientCpuShare * 100)} %`,
        ]
      : [name, '–', '–', '–', '–', '–', '–'],
  );
  return alignedTable([head, ...lines]);
}

/** @param {Results} results */
function partTable(results) {
  const kinds = ROUND_KINDS.map((kind) => results.cpu[kind] ?? {});
  const parts = new Set(kinds.flatMap((byPart) => Object.keys(byPart)));
  const lines = [...parts].map((part) => [
    part === TOTAL ? 'zusammen' : part,
    ...kinds.map((byPart) => germanSpread(byPart[part], 1)),
    german(results.rssMb.get(part) ?? null, 0),
    german(results.rssGrowth?.get(part)?.ratio ?? null, 2),
  ]);
  return alignedTable([PART_HEAD, ...lines]);
}

/** @param {Results} results */
function ending(results) {
  const { books, lagSeconds, loginMs, ratios } = results;
  const facts = [
    ratios.keyedCheck &&
      `Prüfung mit Schlüssel in den Runden: ${german(ratios.keyedCheck.least, 2)} bis ${german(ratios.keyedCheck.most, 2)} × Echo.`,
    lagSeconds !== null && `Rückstand 0 nach ${german(lagSeconds, 1)} s.`,
    books && `Verbraucht ${books.used}, Verdikte ${books.verdicts}, gespeichert ${books.logRows}.`,
    loginMs &&
      `Falsche Anmeldung, Median: unbekannter Benutzer ${german(loginMs.unknownUser, 1)} ms, falsches Passwort ${german(loginMs.wrongPassword, 1)} ms, gesperrter Benutzer ${german(loginMs.inactiveUser, 1)} ms.`,
  ];
  return [...facts.filter(Boolean), ...warningsOf(results)].join('\n');
}
