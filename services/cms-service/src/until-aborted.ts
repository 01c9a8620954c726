import type { Problem } from '@pruefer/contracts';

interface Ending {
  /** Makes the error that the caller gets. */
  readonly unavailable: () => Problem;
  /** Runs when the signal ends the wait. False keeps waiting, because the value is on its way. */
  readonly onEnd?: () => boolean;
}

/**
 * Waits for a value until a signal ends the wait.
 * @param end without it, the wait has no end
 * @throws Problem that `unavailable` makes, when the signal ends the wait
 */
export function untilAborted<Value>(
  value: Promise<Value>,
  end: AbortSignal | undefined,
  { unavailable, onEnd }: Ending,
): Promise<Value> {
  if (!end) return value;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      if (onEnd?.() !== false) reject(unavailable());
    };
    if (end.aborted) return giveUp();
    end.addEventListener('abort', giveUp, { once: true });
    value.then(resolve, reject).finally(() => end.removeEventListener('abort', giveUp));
  });
}
