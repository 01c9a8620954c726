import { useEffect, useEffectEvent, useRef } from 'react';

interface Look {
  /** The mark at the last look; undefined at first. */
  readonly mark: string | number | null | undefined;
  readonly at: number;
}

/**
 * Calls `look` when the server has published news, at most once in `intervalMs`.
 * @param mark the last value from the server, whose change means news; undefined before the first value
 * @param intervalMs shortest time between two calls, and between the opening of the screen and the first call
 */
export function useLookAfter(mark: string | number | null | undefined, intervalMs: number, look: () => void): void {
  const last = useRef<Look>(null);
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    last.current ??= { mark: undefined, at: Date.now() };
    if (mark === undefined || mark === last.current.mark) return;
    const dueInMs = Math.max(0, last.current.at + intervalMs - Date.now());
    const timer = setTimeout(() => {
      last.current = { mark, at: Date.now() };
      lookAgain();
    }, dueInMs);
    return () => clearTimeout(timer);
  }, [mark, intervalMs]);
}
