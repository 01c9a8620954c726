import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { type AskToLeave, findGuard, LeaveGuardContext, type LeaveGuardRules } from './leave-guard-context.js';

/**
 * Returns a function that asks the current guard, for exits that change more than the address.
 * @returns whether to leave; then no guard asks again
 */
export function useConfirmLeave(): () => Promise<boolean> {
  const guards = use(LeaveGuardContext);
  return async () => {
    if ((await findGuard(guards)?.ask()) === false) return false;
    guards.clear();
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
  const guards = use(LeaveGuardContext);
  const byContext = use(KeptAtContext);
  const isKeptAt = keptAt ?? byContext;
  const own = useRef<LeaveGuardRules>(undefined);
  const release = useCallback(() => {
    if (own.current) guards.delete(own.current);
  }, [guards]);

  useEffect(() => {
    if (!isUnsaved) return;
    own.current = { ask, isKeptAt };
    guards.add(own.current);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, ask, isKeptAt, guards, release]);

  return release;
}
