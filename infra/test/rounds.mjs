/** True in `npm run test:long`, which runs every round of the suites `*.rounds.e2e.*`; `npm test` runs one. */
export const isLong = process.env['TEST_LONG'] === '1';

/**
 * @template T
 * @param {readonly T[]} usual of every run
 * @param {readonly T[]} others only in `npm run test:long`
 * @returns {readonly T[]}
 */
export function rounds(usual, others) {
  return isLong ? [...usual, ...others] : usual;
}
