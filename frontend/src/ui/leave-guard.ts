import { createContext, type RefObject, use, useCallback, useEffect, useRef } from 'react';

/** Asks whether what is unsaved may be lost. */
export type AskToLeave = () => Promise<boolean>;

/** Who asks before the page is left; null when nothing would be lost. The router asks it before every change of address. */
export const LeaveGuard = createContext<RefObject<AskToLeave | null>>({ current: null });

/**
 * Stands in the way of links, the back button and reload as long as something is unsaved. A form in a dialog stands before the one on the
 * page below it.
 * @returns lets go at once: for those who leave in the same breath as they save
 */
export function useLeaveGuard(isUnsaved: boolean, ask: AskToLeave): () => void {
  const guard = use(LeaveGuard);
  const below = useRef<AskToLeave | null>(null);
  const letGo = useCallback(() => {
    if (guard.current === ask) guard.current = below.current;
  }, [guard, ask]);

  useEffect(() => {
    if (!isUnsaved) return;
    below.current = guard.current;
    guard.current = ask;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      letGo();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, ask, guard, letGo]);

  return letGo;
}
