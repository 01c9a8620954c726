import { tc } from '~/texts/de-console.js';
import { type ToastMessage, useToast } from '~/ui/toast/use-toast.js';
import { asCallError, type HookError } from '../http/call-error.js';

/** Returns the function that tells how a change ended. */
export function useOutcomeToast() {
  const toast = useToast();
  /**
   * Shows what was done, or why it failed.
   * @param failed title of the toast about an error
   * @param success undefined: success shows no toast
   * @returns whether it was done
   */
  return (error: HookError | undefined, failed: string, success?: Omit<ToastMessage, 'kind'>): boolean => {
    if (error) toast({ kind: 'error', title: failed, text: asCallError(error).message ?? tc.unexpected });
    else if (success) toast({ kind: 'success', ...success });
    return !error;
  };
}
