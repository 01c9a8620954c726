// @ts-check

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} lines what the Jest runs have written, one object a line
 * @returns {Counts} their sum
 */
export function sumOf(lines) {
  const runs = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => /** @type {Counts} */ (JSON.parse(line)));
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
}
