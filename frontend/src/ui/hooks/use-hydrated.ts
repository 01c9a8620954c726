import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page is drawn on the server and taken over in the browser: only then may it show what the server does not know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
