import { createContext } from 'react';
import type { ToastPosition } from './toast-position.js';

/** Content of a toast. */
export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Reverts the action that the toast reports; offered while the toast is shown. */
  readonly undo?: () => void;
  /** Chosen automatically by default. */
  readonly position?: ToastPosition;
}

/** A message with its position and the time for which it is shown. */
export interface PlacedToast extends ToastMessage {
  readonly position: ToastPosition;
  readonly durationMs: number;
}

/** Replaces the shown toast. Returns a function that closes the new one early. */
export type ShowToast = (toast: PlacedToast) => () => void;

/** Shows a toast; throws outside a `ToastProvider`. */
export const ShowToastContext = createContext<ShowToast>(() => {
  throw new Error('There is no ToastProvider around this.');
});
