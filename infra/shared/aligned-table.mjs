/**
 * @param {string[][]} lines the first column is a name, the others are figures
 * @param {{ hasFigures?: boolean }} [options] without figures every column is aligned to the left
 * @returns {string}
 */
export function alignedTable(lines, { hasFigures = true } = {}) {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const padded = (/** @type {string} */ cell, /** @type {number} */ column) =>
    column === 0 || !hasFigures ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}

/**
 * @param {number | null | undefined} value
 * @param {number} [max] decimal places
 * @param {number} [min] decimal places; by default as many as `max`
 * @returns {string} in German notation, a dash for no value
 */
export function germanNumber(value, max = 0, min = max) {
  return value?.toLocaleString('de-DE', { minimumFractionDigits: min, maximumFractionDigits: max }) ?? '–';
}
