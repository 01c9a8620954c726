// @ts-check
import { alignedTable } from '../report/aligned-table.mjs';
import { rounded } from '../report/measurement.mjs';

/** @typedef {import('./measure-group.mjs').MeasuredGroup} MeasuredGroup */
/** @typedef {import('./directory-cost.mjs').DirectoryCost} DirectoryCost */
/** @typedef {{ groups: MeasuredGroup[], directory: DirectoryCost }} EngineResults */

/** Whom the others are compared with. */
const YARDSTICK = 'ibantools';
const FULL_GOAL = 1.8;
const VERDICT_GOAL = 5;
const WRONG_GOAL = 0.5;
const JSON_GOAL = 1.5;
const WRONG_JSON_GOAL = 1;
const LOAD_GOAL_MS = 300;
const MEMORY_GOAL_MB = 60;

/**
 * The result for machines: rates per second and their ratios to ibantools on the same inputs.
 * @param {EngineResults} results
 */
export function jsonOf({ groups, directory }) {
  const measured = groups.map((group) => {
    const rates = group.rates.map(({ key, perSecond, accepted }) => {
      return [key, { perSecond, ratio: ratioOf(group, key), accepted: rounded(accepted, 4) }];
    });
    return [group.key, { ibans: group.ibans, ...Object.fromEntries(rates) }];
  });
  return { ...Object.fromEntries(measured), directory, goals: goalsOf({ groups, directory }) };
}

/**
 * The result for people.
 * @param {EngineResults} results
 */
export function textOf({ groups, directory }) {
  const tables = groups.map((group) => `${group.title} (${group.ibans.toLocaleString('de-DE')})\n${tableOf(group)}`);
  const { banks, loadMs, heapMb, rssMb } = directory;
  const costs = `Bankverzeichnis: ${banks.toLocaleString('de-DE')} Banken, geladen in ${loadMs} ms, ${german(heapMb)} MB im Heap, ${german(rssMb)} MB mehr Speicher beim Laden`;
  const goals = goalsOf({ groups, directory }).map(({ goal, met }) => `${met ? 'erreicht' : 'verfehlt'}  ${goal}`);
  return [...tables, costs, goals.join('\n')].join('\n\n');
}

/** @param {MeasuredGroup} group */
function tableOf(group) {
  const lines = group.rates.map(({ key, name, perSecond, accepted }) => [
    `  ${name}`,
    `${perSecond.toLocaleString('de-DE')}/s`,
    `${german(ratioOf(group, key))} ×`,
    `${german(rounded(accepted * 100, 1))} % gültig`,
  ]);
  return alignedTable(lines);
}

/**
 * @param {MeasuredGroup} group
 * @param {string} key
 */
function ratioOf({ rates }, key) {
  const perSecond = (/** @type {string} */ wanted) => rates.find((rate) => rate.key === wanted)?.perSecond ?? 0;
  return rounded(perSecond(key) / perSecond(YARDSTICK), 2);
}

/**
 * @param {EngineResults} results
 * @returns {{ goal: string, met: boolean }[]}
 */
function goalsOf({ groups, directory }) {
  const ratio = (/** @type {string} */ group, /** @type {string} */ key) => {
    const found = groups.find((candidate) => candidate.key === group);
    return found ? ratioOf(found, key) : 0;
  };
  const wrongToRight = rounded(rateOf(groups, 'germanWrong') / rateOf(groups, 'german'), 2);
  return [
    {
      goal: `ganze deutsche Prüfung mit Antwort mindestens ${german(FULL_GOAL)} × ibantools`,
      met: ratio('german', 'full') >= FULL_GOAL,
    },
    {
      goal: `Urteil allein über alle Länder mindestens ${german(VERDICT_GOAL)} × ibantools`,
      met: ratio('mixed', 'verdict') >= VERDICT_GOAL,
    },
    {
      goal: `ganze Prüfung einer falschen deutschen IBAN mindestens ${german(WRONG_GOAL)} × so schnell wie die einer richtigen: ${german(wrongToRight)} ×`,
      met: wrongToRight >= WRONG_GOAL,
    },
    {
      goal: `ganze deutsche Prüfung mit Antwort als JSON mindestens ${german(JSON_GOAL)} × ibantools, einer falschen IBAN mindestens ${german(WRONG_JSON_GOAL)} ×`,
      met: ratio('german', 'fullJson') >= JSON_GOAL && ratio('germanWrong', 'fullJson') >= WRONG_JSON_GOAL,
    },
    {
      goal: `Bankverzeichnis in höchstens ${LOAD_GOAL_MS} ms und ${MEMORY_GOAL_MB} MB`,
      met: directory.loadMs <= LOAD_GOAL_MS && Math.max(directory.heapMb, directory.rssMb) <= MEMORY_GOAL_MB,
    },
  ];
}

/**
 * How many full checks a group had per second.
 * @param {readonly MeasuredGroup[]} groups
 * @param {string} key
 */
function rateOf(groups, key) {
  return groups.find((group) => group.key === key)?.rates.find((rate) => rate.key === 'full')?.perSecond ?? 0;
}

/** @param {number} number */
function german(number) {
  return number.toLocaleString('de-DE');
}
