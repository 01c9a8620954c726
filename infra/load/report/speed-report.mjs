import { countNon2xx } from '../client/run-load.mjs';
import { alignedTable, germanNumber } from '../../shared/aligned-table.mjs';
import { unmetSentences } from '../../shared/unmet-sentences.mjs';
import { germanSpread } from './statistics.mjs';
import { DISTURBING_CORES, goalsText, judgeGoals } from './goals.mjs';
import { PER_SECOND, TOTAL } from './round-figures.mjs';

/**
 * @typedef {Omit<import('../client/run-load.mjs').Load, 'verdicts'> & { clientCpuShare: number | null, otherCores: number | null }} Measurement
 * with the share of one core that the client used, and the cores busy with other programs; null where CPU time is unknown
 *
 * @typedef {object} Results
 * @property {Measurement | null} echo null when the gateway has no such route
 * @property {Measurement | null} publicCheck
 * @property {Measurement | null} keyedCheck null without a key
 * @property {Measurement | null} single keyed checks one after the other
 * @property {Measurement | null} halfLoad keyed checks at half the rate of `keyedCheck`
 * @property {Partial<Record<string, import('./statistics.mjs').Spread>>} ratios speed ÷ the echo's, from the rounds; empty without an echo
 * @property {import('./round-figures.mjs').FiguresByKind} rounds speed, and CPU milliseconds per 1,000 answers by part
 * @property {number | null} lagSeconds from the last answer to the last stored row; null when storing took too long
 * @property {import('../../shared/process/processes.mjs').ByPart} memoryMb PSS at the end of the keyed check
 * @property {import('../system/accounts.mjs').Books | null} books
 * @property {import('../system/login-times.mjs').LoginTimes | null} loginMs null for a running system
 * @property {Record<string, unknown>} setting machine, versions and options of the run
 */

/** From this share of a core on, the client may limit the figures. */
const BUSY_CLIENT = 0.9;

const runs = /** @type {const} */ ([
  ['echo', 'Echo'],
  ['publicCheck', 'Öffentliche Prüfung'],
  ['keyedCheck', 'Prüfung mit Schlüssel'],
  ['single', '… eine nach der anderen'],
  ['halfLoad', '… bei halber Last'],
]);
const PART_HEAD = ['CPU-ms je 1.000', 'Echo', 'öffentlich', 'mit Schlüssel', 'PSS MB'];
const SPEED_HEAD = ['', 'pro Sekunde', '× Echo', 'p50 ms', 'p99 ms', 'nicht 2xx', 'Client-Kern'];

/** @param {Results} results */
export function toSpeedJson(results) {
  return { ...results, goals: judgeGoals(results), warnings: listSpeedWarnings(results) };
}

/**
 * @param {Results} results
 * @returns {string} German tables and sentences
 */
export function formatSpeedReport(results) {
  return [partTable(results), speedTable(results), facts(results), goalsText(judgeGoals(results))].join('\n\n');
}

/**
 * @param {Results} results
 * @returns {string[]} German sentences about missing and uncertain figures
 */
export function listSpeedWarnings(results) {
  const { echo, keyedCheck, books, lagSeconds } = results;
  const difference = `Abweichung bei ${books?.differing} Verträgen`;
  return [
    ...unmetSentences([
      [echo, 'Das Gateway hat keine Echo-Route: Verhältnisse fehlen.'],
      [keyedCheck, 'Ohne API-Schlüssel gemessen: Die Prüfung mit Schlüssel fehlt.'],
    ]),
    ...runs.flatMap(([key, name]) => runWarnings(results[key]).map((warning) => `${name}: ${warning}`)),
    ...unmetSentences([
      [!books || lagSeconds !== null, 'Bis zum Ende der Messung war nicht alles gespeichert.'],
      [books?.agree ?? true, `Verbrauch, Verdikte und Log stimmen nicht überein: ${difference}.`],
    ]),
  ];
}

/** @param {Measurement | null} measurement */
function runWarnings(measurement) {
  if (!measurement) return [];
  const { clientCpuShare, otherCores, unanswered } = measurement;
  const refusals = countNon2xx(measurement);
  const isClientFree = (clientCpuShare ?? 0) < BUSY_CLIENT;
  const isMachineFree = (otherCores ?? 0) < DISTURBING_CORES;
  return unmetSentences([
    [isClientFree, 'Der messende Client war selbst ausgelastet; das System könnte schneller sein.'],
    [isMachineFree, `Andere Programme belegten ${otherCores} Kerne; die Zahlen sind gestört.`],
    [refusals === 0, `${refusals} Antworten waren keine 2xx.`],
    [unanswered === 0, `${unanswered} Anfragen blieben ohne Antwort.`],
  ]);
}

/** @param {Results} results */
function speedTable(results) {
  const lines = runs.map(([key, name]) => {
    const measurement = results[key];
    if (!measurement) return [name, ...SPEED_HEAD.slice(1).map(() => '–')];
    const { perSecond, p50, p99, clientCpuShare } = measurement;
    const client = clientCpuShare === null ? '–' : `${Math.round(clientCpuShare * 100)} %`;
    const ratio = germanNumber(results.ratios[key]?.median, 2);
    return [
      name,
      germanNumber(perSecond),
      ratio,
      germanNumber(p50, 1),
      germanNumber(p99, 1),
      String(countNon2xx(measurement)),
      client,
    ];
  });
  return alignedTable([SPEED_HEAD, ...lines]);
}

/** @param {Results} results */
function partTable({ rounds, memoryMb }) {
  const kinds = [rounds.echo, rounds.publicCheck, rounds.keyedCheck];
  const parts = new Set(kinds.flatMap((figures) => Object.keys(figures ?? {})));
  parts.delete(PER_SECOND);
  const lines = [...parts].map((part) => [
    part === TOTAL ? 'zusammen' : part,
    ...kinds.map((figures) => germanSpread(figures?.[part], 1)),
    germanNumber(memoryMb[part]),
  ]);
  return alignedTable([PART_HEAD, ...lines]);
}

/** @param {Results} results */
function facts(results) {
  const { books, lagSeconds, loginMs, ratios } = results;
  const lines = [
    ratios['keyedCheck'] &&
      `Prüfung mit Schlüssel in den Runden: ${germanNumber(ratios['keyedCheck'].min, 2)} bis ${germanNumber(ratios['keyedCheck'].max, 2)} × Echo.`,
    lagSeconds !== null && `Rückstand 0 nach ${germanNumber(lagSeconds, 1)} s.`,
    books && `Verbraucht ${books.used}, Verdikte ${books.verdicts}, gespeichert ${books.logRows}.`,
    loginMs &&
      `Falsche Anmeldung, Median: unbekannter Benutzer ${germanNumber(loginMs.unknownUser, 1)} ms, falsches Passwort ${germanNumber(loginMs.wrongPassword, 1)} ms, gesperrter Benutzer ${germanNumber(loginMs.inactiveUser, 1)} ms.`,
  ];
  return [...lines.filter(Boolean), ...listSpeedWarnings(results)].join('\n');
}
