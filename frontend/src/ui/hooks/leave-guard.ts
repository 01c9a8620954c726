import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { type AskToLeave, LeaveGuardContext, type LeaveGuardRules } from './leave-guard-context.js';

/**
 * Returns a function that asks the current guard, for exits that change more than the address.
 * @returns whether to leave; then no guard asks again
 */
export function useConfirmLeave(): () => Promise<boolean> {
  const guard = use(LeaveGuardContext);
  return async () => {
    if (guard.current && !(await guard.current.ask())) return false;
    guard.current = null;
    return true;
  };
}

/** Addresses at which forms keep their input, for example with a drawer next to them. None by default. */
export const KeptAtContext = createContext<LeaveGuardRules['isKeptAt']>(() => false);

/**
 * Blocks links, the back button and reload while something is unsaved. A form in a dialog takes precedence over the one
 * on the page below it.
 * @param keptAt whether the form stays as it is at an address; by default `KeptAtContext`
 * @returns releases the guard at once: for callers that save and leave in one step
 */
export function useLeaveGuard(isUnsaved: boolean, ask: AskToLeave, keptAt?: LeaveGuardRules['isKeptAt']): () => void {
  const guard = use(LeaveGuardContext);
  const byContext = use(KeptAtContext);
  const isKeptAt = keptAt ?? byContext;
  const outerGuard = useRef<LeaveGuardRules | null>(null);
  const release = useCallback(() => {
    if (guard.current?.ask === ask) guard.current = outerGuard.current;
  }, [guard, ask]);

  useEffect(() => {
    if (!isUnsaved) return;
    outerGuard.current = guard.current;
    guard.current = { ask, isKeptAt };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, ask, isKeptAt, guard, release]);

  return release;
}
