import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { type ToastPlace, toastPlace } from './toast-place.js';

export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Takes back what the toast tells of; offered as long as it is shown. */
  readonly undo?: () => void;
  /** Where room is kept for it; without it the toast finds a place of its own. */
  readonly place?: ToastPlace;
}

declare module 'notistack' {
  interface VariantOverrides {
    toast: Omit<ToastMessage, 'title' | 'place'> & { readonly durationMs: number; readonly place: ToastPlace };
  }
}

const DEFAULT_DURATION_MS = 5000;

/** Who is with the toast that goes stays with the one that comes: it waits, too. */
function keepFocus(): void {
  document.activeElement?.closest('.notistack-SnackbarContainer')?.parentElement?.focus();
}

/** Shows a toast in place of the one before it. Toasts only confirm or point: what must be kept stands on the page. */
export function useToast(): (message: ToastMessage, durationMs?: number) => void {
  const show = useClosableToast();
  return useCallback((message, durationMs) => void show(message, durationMs), [show]);
}

/** As `useToast`, and gives what takes the toast away before its time. */
export function useClosableToast(): (message: ToastMessage, durationMs?: number) => () => void {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useCallback(
    ({ title, place = toastPlace(), ...shown }, durationMs = DEFAULT_DURATION_MS) => {
      // notistack would first let the one before it come in to the end, and forgets to when the page is busy.
      keepFocus();
      closeSnackbar();
      const id = enqueueSnackbar(title, { variant: 'toast', durationMs, place, ...shown });
      return () => closeSnackbar(id);
    },
    [enqueueSnackbar, closeSnackbar],
  );
}
