// @ts-check
import { alignedTable } from './aligned-table.mjs';

/**
 * What a system costs while nothing happens, for people.
 * @param {import('../measure-idle.mjs').IdleUse} use
 * @returns {string} several lines: a part each, and the sum
 */
export function idleTextOf({ cpuPercent, wakeUps, rssMb, pssMb }) {
  const line = (/** @type {string} */ name, /** @type {(figures: Map<string, number>) => number} */ of) => [
    name,
    german(of(cpuPercent), 2),
    german(of(wakeUps), 0),
    german(of(rssMb), 0),
    german(of(pssMb), 0),
  ];
  const parts = [...cpuPercent.keys()].map((name) => line(name, (figures) => figures.get(name) ?? 0));
  const sum = (/** @type {Map<string, number>} */ figures) => [...figures.values()].reduce((all, one) => all + one, 0);
  const head = ['Leerlauf', '% eines Kerns', 'geweckt pro Sekunde', 'RSS MB', 'PSS MB'];
  return alignedTable([head, ...parts, line('zusammen', sum)]);
}

/**
 * The same for machines.
 * @param {import('../measure-idle.mjs').IdleUse} use
 */
export function idleJsonOf({ cpuPercent, wakeUps, rssMb, pssMb }) {
  const names = [...cpuPercent.keys()];
  const parts = names.map((name) => [
    name,
    {
      cpuPercent: cpuPercent.get(name),
      wakeUpsPerSecond: wakeUps.get(name),
      rssMb: rssMb.get(name),
      pssMb: pssMb.get(name),
    },
  ]);
  return Object.fromEntries(parts);
}

/**
 * @param {number} value
 * @param {number} digits
 */
function german(value, digits) {
  return value.toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
