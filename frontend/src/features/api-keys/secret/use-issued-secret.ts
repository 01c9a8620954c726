import type { IssuedApiKey } from '@pruefer/contracts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useClosableToast } from '~/ui/toast/use-toast.js';
import type { IssuedSecret } from './issued-secret.js';
import { OPENS_KEY } from '../list/key-columns.js';

const TOAST_MS = 15_000;
const text = tc.apiKeys.secret;

/**
 * Keeps a new secret while its dialog is open. Closing the dialog removes it from memory and from the toast, and moves
 * the focus to the row of a renewed key, else to the button `next`, because the form before the dialog is gone.
 * @param onRenew called when the answer with the secret was lost and the user wants another one
 */
export function useIssuedSecret(onRenew: (id: string) => void) {
  const [issued, setIssued] = useState<IssuedSecret | null>(null);
  const closeToast = useRef<(() => void) | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const toast = useClosableToast();
  const confirm = useConfirm();

  function show({ id, clientName, apiKey }: IssuedApiKey, toastTitle: string, isRenewal: boolean) {
    if (apiKey === null) {
      void confirm(text.lost(clientName)).then((isWanted) => isWanted && onRenew(id));
      return;
    }
    setIssued({ clientName, apiKey, rowId: isRenewal ? id : null });
    closeToast.current = toast(
      { kind: 'success', title: toastTitle, text: text.toast(apiKey), position: 'bottom' },
      TOAST_MS,
    );
  }

  function forget() {
    closeToast.current?.();
    closeToast.current = null;
    flushSync(() => setIssued(null));
    const row = issued?.rowId && document.querySelector<HTMLElement>(`[${OPENS_KEY}="${issued.rowId}"]`);
    (row || next.current)?.focus();
  }

  return { issued, show, forget, next };
}
