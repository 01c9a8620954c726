import { useAddress } from './use-address.js';

/** Keeps the open dialog and its record in the address, so that a reload or a new login restores it. */
export function useAddressDialog() {
  const [address, change] = useAddress();
  return {
    dialog: address.get('dialog'),
    id: address.get('id'),
    open: (dialog: string, id?: string) => change({ dialog, ...(id && { id }) }),
    /** Replaces the entry in the history, so that "back" does not open the dialog again. */
    close: () => change({ dialog: null, id: null }, true),
  };
}
