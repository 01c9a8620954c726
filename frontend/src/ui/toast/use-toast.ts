import { useSnackbar } from 'notistack';
import { useCallback } from 'react';

export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Takes back what the toast tells of; offered as long as it is shown. */
  readonly undo?: () => void;
}

declare module 'notistack' {
  interface VariantOverrides {
    toast: Omit<ToastMessage, 'title'> & { readonly durationMs: number };
  }
}

const DEFAULT_DURATION_MS = 5000;

/** Shows a toast; the one before it goes. Toasts only confirm or point: what must be kept stands on the page. */
export function useToast(): (message: ToastMessage, durationMs?: number) => void {
  const show = useClosableToast();
  return useCallback((message, durationMs) => void show(message, durationMs), [show]);
}

/** As `useToast`, and gives what takes the toast away before its time. */
export function useClosableToast(): (message: ToastMessage, durationMs?: number) => () => void {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useCallback(
    ({ title, ...shown }, durationMs = DEFAULT_DURATION_MS) => {
      const id = enqueueSnackbar(title, { variant: 'toast', durationMs, ...shown });
      return () => closeSnackbar(id);
    },
    [enqueueSnackbar, closeSnackbar],
  );
}
