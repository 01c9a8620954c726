import { useToast } from '../toast/use-toast.js';
import { useQueryParams } from '../hooks/use-query-params.js';
import { useWhenTrue } from '../hooks/use-when-true.js';

/** Shows a toast and removes the dialog from the URL when the URL names an unknown record. */
export function useUnknownRecord(isUnknown: boolean, message: { readonly title: string; readonly text: string }): void {
  const [, change] = useQueryParams();
  const toast = useToast();
  useWhenTrue(isUnknown, () => {
    toast({ kind: 'error', ...message });
    change({ dialog: null, id: null }, true);
  });
}
