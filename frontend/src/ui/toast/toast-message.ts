import { createContext } from 'react';
import type { ToastPlace } from './toast-place.js';

/** Content of a toast. */
export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Reverts the action that the toast reports; offered while the toast is shown. */
  readonly undo?: () => void;
  /** The place reserved for it; chosen automatically by default. */
  readonly place?: ToastPlace;
}

/** A message whose place is settled, with the time that it stays. */
export interface PlacedToast extends ToastMessage {
  readonly place: ToastPlace;
  readonly durationMs: number;
}

/** Shows a toast in place of the one before it. Returns a function that closes it early. */
export type ShowToast = (toast: PlacedToast) => () => void;

/** Shows a toast; throws outside a `ToastProvider`. */
export const ShowToastContext = createContext<ShowToast>(() => {
  throw new Error('There is no ToastProvider around this.');
});
