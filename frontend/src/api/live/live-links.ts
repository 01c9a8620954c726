import { useSyncExternalStore } from 'react';

let links = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  links += by;
  listeners.forEach((listener) => listener());
}

/** Reports that a part of the screen receives events, until the returned function is called. */
export function openLiveLink(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether the server sends events to some part of the screen: other parts need not poll then. */
export function useHasLiveLink(): boolean {
  return useSyncExternalStore(watch, () => links > 0);
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
