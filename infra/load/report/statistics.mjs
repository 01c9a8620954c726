import { germanNumber } from '../../shared/aligned-table.mjs';

/** @typedef {{ median: number, min: number, max: number }} Spread of one figure over all rounds */

/**
 * @param {number[]} values at least one
 * @returns {number} for an even count the mean of the two in the middle
 */
export function median(values) {
  const ascending = values.toSorted((a, b) => a - b);
  const middle = ascending.length / 2;
  return ((ascending[Math.ceil(middle) - 1] ?? 0) + (ascending[Math.floor(middle)] ?? 0)) / 2;
}

/**
 * @param {number[]} values
 * @param {number} percent
 * @returns {number} the smallest value that at least this share does not exceed; NaN without values
 */
export function percentile(values, percent) {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.max(0, Math.ceil((ascending.length * percent) / 100) - 1)] ?? NaN;
}

/**
 * @param {number[]} values one per round, at least one
 * @returns {Spread}
 */
export function computeSpread(values) {
  return {
    median: round(median(values), 3),
    min: round(Math.min(...values), 3),
    max: round(Math.max(...values), 3),
  };
}

/** @param {number} value @param {number} digits */
export function round(value, digits) {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/**
 * @param {Spread | undefined} spread
 * @param {number} digits
 * @returns {string} median and, in brackets, the least and most of the rounds
 */
export function germanSpread(spread, digits) {
  if (!spread) return '–';
  return `${germanNumber(spread.median, digits)} (${germanNumber(spread.min, digits)}–${germanNumber(spread.max, digits)})`;
}
