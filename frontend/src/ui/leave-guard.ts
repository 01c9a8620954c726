import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { type AskToLeave, type Guarding, LeaveGuard } from './leave-guard-context.js';

/** Asks whoever is on guard: for ways out that more than the address belongs to. @returns whether to go; then nobody asks again */
export function useMayLeave(): () => Promise<boolean> {
  const guard = use(LeaveGuard);
  return async () => {
    if (guard.current && !(await guard.current.ask())) return false;
    guard.current = null;
    return true;
  };
}

/** For forms whose screen opens other things beside them: at which addresses they stay as they are. Nowhere unless said otherwise. */
export const KeptAt = createContext<Guarding['isKeptAt']>(() => false);

/**
 * Stands in the way of links, the back button and reload as long as something is unsaved. A form in a dialog stands before the one on the
 * page below it.
 * @returns lets go at once: for those who leave in the same breath as they save
 */
export function useLeaveGuard(isUnsaved: boolean, ask: AskToLeave): () => void {
  const guard = use(LeaveGuard);
  const isKeptAt = use(KeptAt);
  const below = useRef<Guarding | null>(null);
  const letGo = useCallback(() => {
    if (guard.current?.ask === ask) guard.current = below.current;
  }, [guard, ask]);

  useEffect(() => {
    if (!isUnsaved) return;
    below.current = guard.current;
    guard.current = { ask, isKeptAt };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      letGo();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, ask, isKeptAt, guard, letGo]);

  return letGo;
}
