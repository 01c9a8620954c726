import { useEffect, useEffectEvent, useRef } from 'react';

interface LastCall {
  /** The mark at the last call; undefined at first. */
  readonly mark: string | number | null | undefined;
  readonly atMs: number;
}

/**
 * Calls `handle` when the server reports an update, at most once in `intervalMs`.
 * @param mark the last value from the server, whose change is an update; undefined before the first value
 * @param intervalMs shortest time between two calls, and between the opening of the screen and the first call
 */
export function useOnUpdate(mark: string | number | null | undefined, intervalMs: number, handle: () => void): void {
  const last = useRef<LastCall>(null);
  const handleUpdate = useEffectEvent(handle);
  useEffect(() => {
    last.current ??= { mark: undefined, atMs: Date.now() };
    if (mark === undefined || mark === last.current.mark) return;
    const dueInMs = Math.max(0, last.current.atMs + intervalMs - Date.now());
    const timer = setTimeout(() => {
      last.current = { mark, atMs: Date.now() };
      handleUpdate();
    }, dueInMs);
    return () => clearTimeout(timer);
  }, [mark, intervalMs]);
}
