import { timeoutFactor } from '@pruefer/infra/for-testkit';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for a condition.
 * @param what for the error message; a function to include the final state
 * @param timeoutMs for an idle machine; extended on a busy one
 */
export async function until(
  what: string | (() => string),
  isTrue: () => boolean | Promise<boolean>,
  timeoutMs = 10_000,
  intervalMs = 25,
): Promise<void> {
  const startedAt = Date.now();
  while (!(await isTrue())) {
    if (Date.now() > startedAt + timeoutMs * timeoutFactor())
      throw new Error(`${typeof what === 'string' ? what : what()}: not within ${timeoutMs} ms`);
    await sleep(intervalMs);
  }
}

/** Repeats a publish until Kafka takes it: a new topic may have no leader for longer than a publisher waits. An outbox repeats too. */
export function untilPublished(publish: () => Promise<void>): Promise<void> {
  const isTaken = () =>
    publish().then(
      () => true,
      () => false,
    );
  return until('the event is published', isTaken, 30_000);
}
