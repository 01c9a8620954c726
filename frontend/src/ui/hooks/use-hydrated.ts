import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration; once true, a component may show data that the server did not have. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
