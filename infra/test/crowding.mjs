// @ts-check
import { availableParallelism, loadavg } from 'node:os';

/** The load does not show what other machines take of the same cores: a test that waits for less would find out nothing but that. */
const LEAST = 3;
const MOST = 6;

/**
 * How many programs share a core at the moment, 3 to 6. Time limits are meant for a machine that has its cores to itself: where two
 * share one, everything takes twice as long, and a limit that ignores it finds out nothing but that.
 * @returns {number} what the time limits of a machine that has its cores to itself are multiplied by
 */
export function crowding() {
  const [lastMinute = 0] = loadavg();
  return Math.min(Math.max(lastMinute / availableParallelism(), LEAST), MOST);
}
