import { useEffect, useEffectEvent, useRef } from 'react';

interface Look {
  /** The mark at the last look; undefined at first. */
  readonly mark: string | number | null | undefined;
  readonly at: number;
}

/**
 * Looks again when the server has published news, within a rate limit: without news there are no calls.
 * @param mark the last value from the server; another value means news. undefined before the first one
 * @param everyMs shortest time between two looks, and between opening and the first
 */
export function useLookAfter(mark: string | number | null | undefined, everyMs: number, look: () => void): void {
  const last = useRef<Look>(null);
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    last.current ??= { mark: undefined, at: Date.now() };
    if (mark === undefined || mark === last.current.mark) return;
    const dueInMs = Math.max(0, last.current.at + everyMs - Date.now());
    const timer = setTimeout(() => {
      last.current = { mark, at: Date.now() };
      lookAgain();
    }, dueInMs);
    return () => clearTimeout(timer);
  }, [mark, everyMs]);
}
