import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Whole seconds that are left, counted down by the clock, so that a sleeping tab shows the truth when it wakes. */
export function useCountdown(seconds: number): number {
  const [until] = useState(() => Date.now() + seconds * TICK_MS);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / TICK_MS));
  const isFinished = secondsLeft === 0;

  useEffect(() => {
    if (isFinished) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isFinished]);

  return secondsLeft;
}
