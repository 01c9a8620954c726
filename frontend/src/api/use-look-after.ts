import { useEffect, useEffectEvent, useRef } from 'react';

interface Look {
  /** What was there when it was looked the last time; undefined at first. */
  readonly mark: string | number | null | undefined;
  readonly at: number;
}

/**
 * Looks again when the server has published something new, and not more often than it may: while nothing happens, nobody asks.
 * @param mark what the server has sent; another value means news. undefined while nothing came
 * @param everyMs so much lies between two looks at least, and between opening and the first
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
