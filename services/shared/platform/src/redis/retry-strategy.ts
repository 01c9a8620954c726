const PAUSE_STEP_MS = 100;
const LONGEST_RETRY_PAUSE_MS = 1_000;

/** How long after a try a lost connection is tried again, in milliseconds: soon at first, and never given up. */
export function retryStrategy(tries: number): number {
  return Math.min(tries * PAUSE_STEP_MS, LONGEST_RETRY_PAUSE_MS);
}
