import { alignedTable, germanNumber } from '../../shared/aligned-table.mjs';
import { round } from '../report/statistics.mjs';

/** @typedef {import('./measure-group.mjs').MeasuredGroup} MeasuredGroup */
/** @typedef {{ groups: MeasuredGroup[], directory: import('./measure-directory.mjs').DirectoryCost }} EngineResults */

/** The library that all ratios refer to. */
const REFERENCE = 'ibantools';

/** @param {EngineResults} results */
export function toEngineJson({ groups, directory }) {
  const groupsJson = groups.map((group) => {
    const rates = group.rates.map(({ key, perSecond, accepted }) => {
      return [key, { perSecond, ratio: computeRatio(group, key), accepted: round(accepted, 4) }];
    });
    return [group.key, { ibans: group.ibans, ...Object.fromEntries(rates) }];
  });
  return { ...Object.fromEntries(groupsJson), directory, goals: judgeGoals({ groups, directory }) };
}

/**
 * @param {EngineResults} results
 * @returns {string} German tables and sentences
 */
export function formatEngineReport({ groups, directory }) {
  const tables = groups.map((group) => `${group.title} (${germanNumber(group.ibans)})\n${formatTable(group)}`);
  const { banks, loadMs, heapMb, rssMb } = directory;
  const costs = `Bankverzeichnis: ${germanNumber(banks)} Banken, geladen in ${loadMs} ms, ${decimal(heapMb)} MB im Heap, ${decimal(rssMb)} MB mehr Speicher beim Laden`;
  const goals = judgeGoals({ groups, directory }).map(({ goal, met }) => `${met ? 'erreicht' : 'verfehlt'}  ${goal}`);
  return [...tables, costs, goals.join('\n')].join('\n\n');
}

/** @param {MeasuredGroup} group */
function formatTable(group) {
  const lines = group.rates.map(({ key, name, perSecond, accepted }) => [
    `  ${name}`,
    `${germanNumber(perSecond)}/s`,
    `${decimal(computeRatio(group, key))} ×`,
    `${decimal(round(accepted * 100, 1))} % gültig`,
  ]);
  return alignedTable(lines);
}

/** @param {EngineResults} results @returns {{ goal: string, met: boolean }[]} */
function judgeGoals({ groups, directory }) {
  const findGroup = (/** @type {string} */ key) => groups.find((group) => group.key === key);
  const ratio = (/** @type {string} */ group, /** @type {string} */ key) => computeRatio(findGroup(group), key);
  const wrongToRight = round(getRate(findGroup('germanWrong'), 'full') / getRate(findGroup('german'), 'full'), 2);
  const { loadMs, heapMb, rssMb } = directory;
  return [
    { goal: 'ganze deutsche Prüfung mit Antwort mindestens 1,8 × ibantools', met: ratio('german', 'full') >= 1.8 },
    { goal: 'Urteil allein über alle Länder mindestens 5 × ibantools', met: ratio('mixed', 'verdict') >= 5 },
    {
      goal: `ganze Prüfung einer falschen deutschen IBAN mindestens 0,5 × so schnell wie die einer richtigen: ${decimal(wrongToRight)} ×`,
      met: wrongToRight >= 0.5,
    },
    {
      goal: 'ganze deutsche Prüfung mit Antwort als JSON mindestens 1,5 × ibantools, einer falschen IBAN mindestens 1 ×',
      met: ratio('german', 'fullJson') >= 1.5 && ratio('germanWrong', 'fullJson') >= 1,
    },
    { goal: 'Bankverzeichnis in höchstens 300 ms und 60 MB', met: loadMs <= 300 && Math.max(heapMb, rssMb) <= 60 },
  ];
}

/**
 * @param {MeasuredGroup | undefined} group
 * @param {string} key of a contender
 * @returns {number} its rate ÷ the reference's
 */
function computeRatio(group, key) {
  return round(getRate(group, key) / getRate(group, REFERENCE), 2);
}

/**
 * @param {MeasuredGroup | undefined} group
 * @param {string} key of a contender
 * @returns {number} checks per second
 */
function getRate(group, key) {
  return group?.rates.find((rate) => rate.key === key)?.perSecond ?? 0;
}

/** @param {number} value shown with as many decimal places as it has */
function decimal(value) {
  return germanNumber(value, 3, 0);
}
