import { useEffect, useEffectEvent } from 'react';

/** Runs an action as soon as a condition is true, and again only after it was false. */
export function useWhenTrue(condition: boolean, act: () => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (condition) run();
  }, [condition]);
}
