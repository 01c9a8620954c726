import { useSyncExternalStore } from 'react';

/** Whether the tab is in the foreground. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible');
}

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
