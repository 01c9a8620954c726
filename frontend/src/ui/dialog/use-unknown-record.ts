import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../toast/use-toast.js';
import { useQueryParams } from '../hooks/use-query-params.js';

/** Shows a toast and removes the dialog from the URL when the URL names an unknown record. */
export function useUnknownRecord(isUnknown: boolean, message: { readonly title: string; readonly text: string }): void {
  const [, change] = useQueryParams();
  const toast = useToast();
  const tell = useEffectEvent(() => {
    toast({ kind: 'error', ...message });
    change({ dialog: null, id: null }, true);
  });
  useEffect(() => {
    if (isUnknown) tell();
  }, [isUnknown]);
}
