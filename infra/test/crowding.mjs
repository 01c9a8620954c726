// @ts-check
import { availableParallelism, loadavg } from 'node:os';

const MOST = 4;

/**
 * How many programs share a core at the moment, 1 to 4. Time limits are meant for a machine that has its cores to itself: where two
 * share one, everything takes twice as long, and a limit that ignores it finds out nothing but that.
 * @returns {number} what the time limits of a machine that has its cores to itself are multiplied by
 */
export function crowding() {
  const [lastMinute = 0] = loadavg();
  return Math.min(Math.max(lastMinute / availableParallelism(), 1), MOST);
}
