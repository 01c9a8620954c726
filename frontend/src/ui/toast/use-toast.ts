import { use, useCallback } from 'react';
import { ShowToastContext, type ToastMessage } from './toast-message.js';
import { toastPosition } from './toast-position.js';

export type { ToastMessage } from './toast-message.js';

const DEFAULT_DURATION_MS = 5000;

/** Replaces the shown toast. Toasts only confirm or point: lasting information is on the page. */
export function useToast(): (message: ToastMessage, durationMs?: number) => void {
  const show = useClosableToast();
  return useCallback((message, durationMs) => void show(message, durationMs), [show]);
}

/** Shows a toast and returns a function that closes it early. */
export function useClosableToast(): (message: ToastMessage, durationMs?: number) => () => void {
  const show = use(ShowToastContext);
  return useCallback(
    ({ position = toastPosition(), ...message }, durationMs = DEFAULT_DURATION_MS) =>
      show({ ...message, position, durationMs }),
    [show],
  );
}
