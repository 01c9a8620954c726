import { MINUTE_MS } from '@pruefer/contracts';

/**
 * Counts the requests of the last 60 seconds from the sums by minute: whole minutes from `minutesFrom`, minus the rows of the
 * edge (`sign` −1), or plus them (+1), whichever edge is shorter, so that at most 30 s of raw rows are counted.
 */
interface LastMinute {
  readonly minutesFrom: Date;
  readonly edgeFrom: Date;
  /** Exclusive end of the edge. */
  readonly edgeTo: Date;
  readonly sign: 1 | -1;
}

/** The 60 seconds before `now`, which is not part of them; their first instant is. */
export function lastMinute(now: Date): LastMinute {
  const begin = new Date(now.getTime() - MINUTE_MS);
  const firstMinute = new Date(Math.floor(begin.getTime() / MINUTE_MS) * MINUTE_MS);
  const secondMinute = new Date(firstMinute.getTime() + MINUTE_MS);
  const isEarly = begin.getTime() - firstMinute.getTime() <= MINUTE_MS / 2;
  return isEarly
    ? { minutesFrom: firstMinute, edgeFrom: firstMinute, edgeTo: begin, sign: -1 }
    : { minutesFrom: secondMinute, edgeFrom: begin, edgeTo: secondMinute, sign: 1 };
}
