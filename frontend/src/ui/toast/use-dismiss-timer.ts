import { useEffect, useRef } from 'react';

/** Calls `onElapsed` once after `durationMs` of unpaused time. */
export function useDismissTimer(durationMs: number, paused: boolean, onElapsed: () => void): void {
  const leftMs = useRef(durationMs);
  const elapsed = useRef(onElapsed);
  useEffect(() => {
    elapsed.current = onElapsed;
  });

  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => elapsed.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [paused]);
}
