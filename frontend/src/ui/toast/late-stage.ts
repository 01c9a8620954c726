import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlacedToast, ShowToast } from './toast-message.js';

type Stage = (typeof import('./ToastStage.js'))['ToastStage'];

/** Events that begin the use of the page. */
const FIRST_EVENTS = ['pointerdown', 'keydown'];

let loadedStage: Stage | null = null;

/** Loads the component that draws toasts; null without a network, when the next toast tries again. */
export async function loadStage(): Promise<Stage | null> {
  // Not tried without a network: a browser never fetches a script again whose first fetch failed.
  if (loadedStage || !navigator.onLine) return loadedStage;
  try {
    loadedStage = (await import('./ToastStage.js')).ToastStage;
  } catch {
    // Toasts only confirm or point: lasting information is on the page.
  }
  return loadedStage;
}

interface Waiting {
  readonly toast: PlacedToast;
  /** Closes the toast after it was shown. */
  close: () => void;
  isClosed: boolean;
}

/** The component that draws toasts, null until it is loaded, and a function that shows one; the newest waits for it. */
export function useLateStage() {
  const [stage, setStage] = useState(() => loadedStage);
  const showToast = useRef<ShowToast>(null);
  const pendingToast = useRef<Waiting>(null);

  // A user's first action may lead to the first toast at once.
  useEffect(() => {
    if (stage) return;
    const leave = () => {
      for (const event of FIRST_EVENTS) window.removeEventListener(event, load);
    };
    const load = () => {
      leave();
      void loadStage().then((component) => setStage(() => component));
    };
    for (const event of FIRST_EVENTS) window.addEventListener(event, load);
    return leave;
  }, [stage]);

  const onReady = useCallback((show: ShowToast | null) => {
    showToast.current = show;
    const first = pendingToast.current;
    pendingToast.current = null;
    if (show && first && !first.isClosed) first.close = show(first.toast);
  }, []);

  const show: ShowToast = useCallback((toast) => {
    if (showToast.current) return showToast.current(toast);
    const first: Waiting = { toast, close: () => undefined, isClosed: false };
    pendingToast.current = first;
    void loadStage().then((component) => setStage(() => component));
    return () => {
      first.isClosed = true;
      first.close();
    };
  }, []);

  return { Stage: stage, show, onReady };
}
