// @ts-check
import { alignedTable } from './aligned-table.mjs';
import { TOTAL } from './cpu-per-1000.mjs';
import { german } from './german.mjs';
import { ratioOf, runsOf } from './results.mjs';
import { OTHERS_DISTURB } from './measurement.mjs';

/**
 * @typedef {import('./results.mjs').Results} Results
 * @typedef {'kept' | 'missed' | 'not judged'} Verdict
 *
 * @typedef {object} Goal what we want to hold, and whether this run has shown it
 * @property {string} title German
 * @property {number | null} measured
 * @property {number} [least]
 * @property {number} [most]
 * @property {Verdict} verdict `not judged`: not measured, or on a machine that cannot show it
 */

/** Speed and waiting are only worth judging where client and system do not wait for one another. */
const CORES = 4;

/** @type {(Pick<Goal, 'title' | 'least' | 'most'> & { of: (results: Results) => number | null, isOfMachine: boolean })[]} */
const goals = [
  { title: 'CPU der öffentlichen ÷ der Prüfung mit Schlüssel', most: 1, of: cpuQuotient(TOTAL), isOfMachine: false },
  { title: '… im Gateway allein', most: 1.15, of: cpuQuotient('gateway'), isOfMachine: false },
  {
    title: 'Prüfung mit Schlüssel × Echo',
    least: 0.5,
    of: (results) => ratioOf(results, 'keyedCheck'),
    isOfMachine: true,
  },
  { title: '… eine nach der anderen, p50 ms', most: 4, of: ({ single }) => single?.p50 ?? null, isOfMachine: true },
  { title: '… eine nach der anderen, p99 ms', most: 12, of: ({ single }) => single?.p99 ?? null, isOfMachine: true },
  { title: '… bei halber Last, p99 ms', most: 25, of: ({ halfLoad }) => halfLoad?.p99 ?? null, isOfMachine: true },
  {
    title: 'Verträge, deren Bücher nicht übereinstimmen',
    most: 0,
    of: ({ books }) => books?.differing ?? null,
    isOfMachine: false,
  },
];

/**
 * @param {Results} results
 * @returns {Goal[]} in the order in which they are shown
 */
export function goalsOf(results) {
  const isFit =
    Number(results.setting['cores']) >= CORES && runsOf(results).every(({ measurement }) => isQuiet(measurement));
  return goals.map(({ of, isOfMachine, ...goal }) => {
    const measured = of(results);
    return { ...goal, measured, verdict: isOfMachine && !isFit ? 'not judged' : verdictOn(measured, goal) };
  });
}

/**
 * @param {Goal[]} judged
 * @returns {string[]} titles
 */
export function missedGoals(judged) {
  return judged.filter(({ verdict }) => verdict === 'missed').map(({ title }) => title);
}

/**
 * @param {Goal[]} judged
 * @returns {string} for people: a table and a sentence
 */
export function goalsText(judged) {
  const lines = judged.map(({ title, measured, least, most, verdict }) => [
    title,
    german(measured, 2),
    least === undefined ? `≤ ${german(most ?? null, 2)}` : `≥ ${german(least, 2)}`,
    words[verdict],
  ]);
  const missed = missedGoals(judged);
  const sentence = missed.length === 0 ? 'Kein Ziel verfehlt.' : `Verfehlt: ${missed.join('; ')}.`;
  return `${alignedTable([['Ziel', 'gemessen', 'gewünscht', ''], ...lines])}\n\n${sentence}`;
}

/** @type {Record<Verdict, string>} */
const words = {
  kept: 'gehalten',
  missed: 'verfehlt',
  'not judged': `nicht beurteilt (nicht gemessen, weniger als ${CORES} Kerne oder gestört)`,
};

/**
 * @param {number | null} measured
 * @param {{ least?: number, most?: number }} bounds
 * @returns {Verdict}
 */
function verdictOn(measured, { least = -Infinity, most = Infinity }) {
  if (measured === null) return 'not judged';
  return measured >= least && measured <= most ? 'kept' : 'missed';
}

/**
 * @param {string} part
 * @returns {(results: Results) => number | null}
 */
function cpuQuotient(part) {
  return ({ cpu }) => {
    const [open, keyed] = [cpu.publicCheck?.[part]?.median, cpu.keyedCheck?.[part]?.median];
    return open === undefined || !keyed ? null : open / keyed;
  };
}

/** @param {import('./measurement.mjs').Measurement | null} measurement */
function isQuiet(measurement) {
  return (measurement?.otherCores ?? 0) < OTHERS_DISTURB;
}
