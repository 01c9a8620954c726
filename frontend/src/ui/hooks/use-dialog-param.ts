import { useQueryParams } from './use-query-params.js';

/** Keeps the open dialog and its record in the URL, so that a reload or a new login restores it. */
export function useDialogParam() {
  const [params, change] = useQueryParams();
  return {
    dialog: params.get('dialog'),
    id: params.get('id'),
    open: (dialog: string, id?: string) => change({ dialog, ...(id && { id }) }),
    /** Replaces the entry in the history, so that "back" does not open the dialog again. */
    close: () => change({ dialog: null, id: null }, true),
  };
}
