import { useEffect, useState } from 'react';

/** True once a state has lasted for `delayMs`: shorter states need no skeleton. */
export function useDelayed(state: boolean, delayMs: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(() => setLasted(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [state, delayMs]);
  return state && lasted;
}
