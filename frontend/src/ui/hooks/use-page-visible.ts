import { useSyncExternalStore } from 'react';

/** Whether the tab is in the foreground. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible');
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
