import { createContext } from 'react';
import type { ToastPlace } from './toast-place.js';

/** What a toast says. */
export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Takes back what the toast tells of; offered as long as it is shown. */
  readonly undo?: () => void;
  /** Where room is kept for it; without it the toast finds a place of its own. */
  readonly place?: ToastPlace;
}

/** A message whose place is settled, with the time that it stays. */
export interface PlacedToast extends ToastMessage {
  readonly place: ToastPlace;
  readonly durationMs: number;
}

/** Shows a toast in place of the one before it, and gives what takes it away before its time. */
export type ShowToast = (toast: PlacedToast) => () => void;

/** Where toasts are shown; nothing shows them outside a `ToastProvider`. */
export const ShowToastContext = createContext<ShowToast>(() => {
  throw new Error('There is no ToastProvider around this.');
});
