import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 5_000;

export interface Retry {
  failed(error: Error): void;
  /** Called after every pause; false stops and throws the last error. */
  mayRepeat(): boolean;
}

/** Retries work until it succeeds, with pauses that grow from 0.2 to 5 s. */
export async function retryWithBackoff<T>(work: () => Promise<T>, retry: Retry): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      retry.failed(error as Error);
      await sleep(pauseMs);
      if (!retry.mayRepeat()) throw error;
    }
  }
}
