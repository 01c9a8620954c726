// @ts-check
import { availableParallelism, loadavg } from 'node:os';

const MOST = 4;

/**
 * How many programs share a core at the moment, 1 to 4: as the testkit's function of that name, which nothing here may use.
 * @returns {number} what the time limits of a machine that has its cores to itself are multiplied by
 */
export function crowding() {
  const [lastMinute = 0] = loadavg();
  return Math.min(Math.max(lastMinute / availableParallelism(), 1), MOST);
}
