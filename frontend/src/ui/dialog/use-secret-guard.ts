import { createContext, use, useCallback, useEffect } from 'react';
import { useLeaveGuard } from '../hooks/leave-guard.js';
import { type Question, useConfirm } from './confirm.js';

/** Postpones the way to the login after the session has ended. Returns a function that ends this. */
export const HoldSessionEndContext = createContext<() => () => void>(() => () => undefined);

/**
 * Guards a secret that is shown once: leaving asks before it is kept, and the end of the session waits for its dialog.
 * @param question always the same
 */
export function useSecretGuard(isKept: boolean, question: Question): void {
  const confirm = useConfirm();
  const hold = use(HoldSessionEndContext);
  const ask = useCallback(() => confirm({ ...question, isDanger: true }), [confirm, question]);
  useLeaveGuard(!isKept, ask);
  useEffect(() => hold(), [hold]);
}
