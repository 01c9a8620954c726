// @ts-check

/**
 * @param {number | null} value
 * @param {number} digits
 */
export function german(value, digits) {
  if (value === null) return '–';
  return value.toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/**
 * @param {import('./spread.mjs').Spread | undefined} spread
 * @param {number} digits
 * @returns {string} median and, in brackets, the least and most of the rounds
 */
export function germanSpread(spread, digits) {
  if (!spread) return '–';
  return `${german(spread.median, digits)} (${german(spread.least, digits)}–${german(spread.most, digits)})`;
}
