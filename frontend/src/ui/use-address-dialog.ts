import { useSearchParams } from 'react-router';

/** Which dialog is open, and on which record: kept in the address, so that it is there again after a reload or a new login. */
export function useAddressDialog() {
  const [address, setAddress] = useSearchParams();

  function open(dialog: string, id?: string) {
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.set('dialog', dialog);
      if (id) next.set('id', id);
      return next;
    });
  }

  /** Takes its place in the history, so that "back" does not open it again. */
  function close() {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('dialog');
        next.delete('id');
        return next;
      },
      { replace: true },
    );
  }

  return { dialog: address.get('dialog'), id: address.get('id'), open, close };
}
