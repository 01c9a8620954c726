import { useAddress } from './use-address.js';

/** Which dialog is open, and on which record: kept in the address, so that it is there again after a reload or a new login. */
export function useAddressDialog() {
  const [address, change] = useAddress();
  return {
    dialog: address.get('dialog'),
    id: address.get('id'),
    open: (dialog: string, id?: string) => change({ dialog, ...(id && { id }) }),
    /** Takes its place in the history, so that "back" does not open it again. */
    close: () => change({ dialog: null, id: null }, true),
  };
}
