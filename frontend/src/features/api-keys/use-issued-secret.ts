import type { IssuedApiKey } from '@pruefer/contracts';
import { useRef, useState } from 'react';
import { tc } from '../../texts/de-console.js';
import { useConfirm } from '../../ui/dialog/confirm.js';
import { useClosableToast } from '../../ui/toast/use-toast.js';
import type { IssuedSecret } from './issued-secret.js';

const TOAST_MS = 15_000;
const text = tc.apiKeys.secret;

/**
 * Holds a new secret as long as its dialog is open. With the dialog it leaves memory, the toast included.
 * @param onRenew called when the answer with the secret was lost and the person wants another
 */
export function useIssuedSecret(onRenew: (id: string) => void) {
  const [issued, setIssued] = useState<IssuedSecret | null>(null);
  const closeToast = useRef<(() => void) | null>(null);
  const toast = useClosableToast();
  const confirm = useConfirm();

  function show({ id, clientName, apiKey }: IssuedApiKey, done: string) {
    if (apiKey === null) {
      void confirm(text.lost(clientName)).then((isWanted) => isWanted && onRenew(id));
      return;
    }
    setIssued({ clientName, apiKey });
    closeToast.current = toast({ kind: 'success', title: done, text: text.toast(apiKey), place: 'bottom' }, TOAST_MS);
  }

  function forget() {
    closeToast.current?.();
    closeToast.current = null;
    setIssued(null);
  }

  return { issued, show, forget };
}
