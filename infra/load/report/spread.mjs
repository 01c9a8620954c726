// @ts-check
import { median } from '../proc/memory-watch.mjs';
import { rounded } from './measurement.mjs';

/** @typedef {{ median: number, least: number, most: number }} Spread of one figure over all rounds */

/**
 * @param {number[]} values one per round, at least one
 * @param {number} digits kept behind the point
 * @returns {Spread}
 */
export function spreadOf(values, digits) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return { median: rounded(middle, digits), least: rounded(least, digits), most: rounded(most, digits) };
}
