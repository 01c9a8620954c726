import { alignedTable, germanNumber } from '../../shared/aligned-table.mjs';
import { TOTAL } from './round-figures.mjs';

/**
 * @typedef {import('./speed-report.mjs').Results} Results
 * @typedef {'kept' | 'missed' | 'not judged'} Outcome `not judged`: not measured, or on a machine that cannot show it
 *
 * @typedef {object} Goal
 * @property {string} title in German
 * @property {number} [min] smallest figure that keeps the goal
 * @property {number} [max] largest figure that keeps the goal
 *
 * @typedef {Goal & { measured: number | null, outcome: Outcome }} JudgedGoal
 */

/** Other programs that use this many cores or more falsify the figures of a small machine. */
export const DISTURBING_CORES = 0.3;
/** Speed and latency are judged only where client and system need not share cores. */
const MIN_CORES = 4;

/** @type {(Goal & { figure: (results: Results) => number | null | undefined, needsFreeMachine?: true })[]} */
const goals = [
  {
    title: 'CPU der öffentlichen ÷ der Prüfung mit Schlüssel',
    max: 1,
    figure: (results) => publicShare(results, TOTAL),
  },
  { title: '… im Gateway allein', max: 1.15, figure: (results) => publicShare(results, 'gateway') },
  {
    title: 'Prüfung mit Schlüssel × Echo',
    min: 0.5,
    figure: ({ ratios }) => ratios['keyedCheck']?.median,
    needsFreeMachine: true,
  },
  { title: '… eine nach der anderen, p50 ms', max: 4, figure: ({ single }) => single?.p50, needsFreeMachine: true },
  { title: '… eine nach der anderen, p99 ms', max: 12, figure: ({ single }) => single?.p99, needsFreeMachine: true },
  { title: '… bei halber Last, p99 ms', max: 25, figure: ({ halfLoad }) => halfLoad?.p99, needsFreeMachine: true },
  { title: 'Verträge, deren Bücher nicht übereinstimmen', max: 0, figure: ({ books }) => books?.differing },
];

/** @type {Record<Outcome, string>} */
const outcomeTexts = {
  kept: 'gehalten',
  missed: 'verfehlt',
  'not judged': `nicht beurteilt (nicht gemessen, weniger als ${MIN_CORES} Kerne oder gestört)`,
};

/**
 * @param {Results} results
 * @returns {JudgedGoal[]} in the order of the report
 */
export function judgeGoals(results) {
  const { echo, publicCheck, keyedCheck, single, halfLoad } = results;
  const isIdle =
    Number(results.setting['cores']) >= MIN_CORES &&
    [echo, publicCheck, keyedCheck, single, halfLoad].every((run) => (run?.otherCores ?? 0) < DISTURBING_CORES);
  return goals.map(({ figure, needsFreeMachine, ...goal }) => {
    const value = figure(results) ?? null;
    return {
      ...goal,
      measured: value,
      outcome: needsFreeMachine && !isIdle ? 'not judged' : judgeOutcome(value, goal),
    };
  });
}

/**
 * @param {JudgedGoal[]} judgedGoals
 * @returns {string[]} titles
 */
export function missedGoals(judgedGoals) {
  return judgedGoals.filter(({ outcome }) => outcome === 'missed').map(({ title }) => title);
}

/**
 * @param {JudgedGoal[]} judgedGoals
 * @returns {string} a German table and a sentence
 */
export function goalsText(judgedGoals) {
  const lines = judgedGoals.map(({ title, measured, min, max, outcome }) => [
    title,
    germanNumber(measured, 2),
    min === undefined ? `≤ ${germanNumber(max, 2)}` : `≥ ${germanNumber(min, 2)}`,
    outcomeTexts[outcome],
  ]);
  const missed = missedGoals(judgedGoals);
  const sentence = missed.length === 0 ? 'Kein Ziel verfehlt.' : `Verfehlt: ${missed.join('; ')}.`;
  return `${alignedTable([['Ziel', 'gemessen', 'gewünscht', ''], ...lines])}\n\n${sentence}`;
}

/** @param {number | null} measured @param {Goal} goal @returns {Outcome} */
function judgeOutcome(measured, { min = -Infinity, max = Infinity }) {
  if (measured === null) return 'not judged';
  return measured >= min && measured <= max ? 'kept' : 'missed';
}

/**
 * @param {Results} results
 * @param {string} part
 * @returns {number | null} CPU time of a public check ÷ that of a keyed one
 */
function publicShare({ rounds }, part) {
  const [publicMs, keyedMs] = [rounds.publicCheck?.[part]?.median, rounds.keyedCheck?.[part]?.median];
  return publicMs === undefined || !keyedMs ? null : publicMs / keyedMs;
}
