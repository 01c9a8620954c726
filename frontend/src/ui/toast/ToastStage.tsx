import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import { type RefCallback, useCallback } from 'react';
import { Toast } from './Toast.js';
import type { PlacedToast, ShowToast } from './toast-message.js';

declare module 'notistack' {
  interface VariantOverrides {
    toast: Omit<PlacedToast, 'title'>;
  }
}

interface ToastStageProps {
  /** The element that contains the toasts. */
  readonly region: HTMLElement;
  /** Called with the function that shows a toast when the stage is mounted, and with null when it is unmounted. */
  readonly onReady: (show: ShowToast | null) => void;
}

const TRAVEL_MS = 180;
/** The shown toast, and replaced ones, which are hidden while notistack removes them. */
const MAX_AT_ONCE = 3;
const components = { toast: Toast } as const;
/** Styles of the region, which are loaded with the toasts and not for every visitor. */
const placing = {
  // Keeps the bar that saves a form uncovered, except while an open dialog covers that bar itself.
  'body:not(:has(> [aria-hidden=true])) > [data-toasts]:not(:has([data-position=top]))': {
    bottom: 'calc(var(--toast-clearance, 0px) + 8px)',
    '@media (min-width: 600px)': { bottom: 'max(var(--toast-clearance, 0px) + 8px, 24px)' },
  },
  '[data-toasts]': {
    '&:has(> div > :last-child [data-position=top])': {
      top: 8,
      bottom: 'auto',
      '@media (min-width: 600px)': { top: 80 },
    },
    // Shows only the newest toast.
    '& .notistack-SnackbarContainer > :not(:last-child)': { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': { '& .notistack-Snackbar': { transition: 'none !important' } },
    // notistack places itself and takes the width of its text; here the region does both.
    '& .notistack-SnackbarContainer': { position: 'static !important', maxWidth: 'none !important' },
    '& .notistack-SnackbarContainer, & .notistack-SnackbarContainer > *, & .notistack-CollapseWrapper': {
      width: '100%',
    },
    '& .notistack-Snackbar, & .notistack-Snackbar > *': { width: '100%', minWidth: '0 !important' },
  },
} as const;
const anchorOrigin = { vertical: 'bottom', horizontal: 'right' } as const;

/** Draws toasts with notistack, which is loaded only when the first toast is likely. */
export function ToastStage({ region, onReady }: ToastStageProps) {
  const ready: RefCallback<SnackbarProvider> = useCallback(
    (snackbars) => onReady(snackbars && showingBy(snackbars)),
    [onReady],
  );
  return (
    <>
      <GlobalStyles styles={placing} />
      <SnackbarProvider
        ref={ready}
        maxSnack={MAX_AT_ONCE}
        autoHideDuration={null}
        Components={components}
        anchorOrigin={anchorOrigin}
        transitionDuration={TRAVEL_MS}
        domRoot={region}
      />
    </>
  );
}

function showingBy({ enqueueSnackbar, closeSnackbar }: SnackbarProvider): ShowToast {
  return ({ title, ...options }) => {
    // Otherwise notistack waits until the previous toast has come in, and on a busy page for ever.
    keepFocus();
    closeSnackbar();
    const id = enqueueSnackbar(title, { variant: 'toast', ...options });
    return () => closeSnackbar(id);
  };
}

/** Moves the focus from the old toast to the region, so that the new toast is paused, too. */
function keepFocus(): void {
  document.activeElement?.closest('.notistack-SnackbarContainer')?.parentElement?.focus();
}
