const HOUR_MS = 3_600_000;

/**
 * @typedef {object} Nights times in milliseconds
 * @property {number} since when whole backups were first planned here
 * @property {number | undefined} attemptAt when the last whole backup was begun
 * @property {boolean} hasFailed whether that one failed
 * @property {number | undefined} nightlyAt when the newest backup of the night was made, by the worker's schedule
 */

/**
 * Whether a whole backup is to be made: right after that of the night; an hour after a failure; and after 25 hours also where none of
 * the night comes.
 * @param {Nights} nights
 * @param {number} now
 */
export function isDue({ since, attemptAt, hasFailed, nightlyAt }, now) {
  const last = attemptAt ?? since;
  if (hasFailed) return now - last > HOUR_MS;
  return (nightlyAt !== undefined && nightlyAt > last) || now - last > 25 * HOUR_MS;
}
