const PAUSE_STEP_MS = 100;
const MAX_RETRY_PAUSE_MS = 1_000;

/** Delay before the next reconnect in milliseconds: short at first, without a limit of tries. */
export function retryStrategy(tries: number): number {
  return Math.min(tries * PAUSE_STEP_MS, MAX_RETRY_PAUSE_MS);
}
