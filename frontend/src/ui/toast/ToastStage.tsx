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
/** The one that is shown, and those that it has just replaced: they go in the same moment, unseen. */
const MAX_AT_ONCE = 3;
const components = { toast: Toast } as const;
/** Inside the region: separate styles would load for every visitor. */
const placing = {
  // The bar that saves a form stays free; an open dialog, which hides the rest of the page, covers that bar.
  'body:not(:has(> [aria-hidden=true])) > [data-toasts]:not(:has([data-place=top]))': {
    bottom: 'calc(var(--toast-clearance, 0px) + 8px)',
    '@media (min-width: 600px)': { bottom: 'max(var(--toast-clearance, 0px) + 8px, 24px)' },
  },
  '[data-toasts]': {
    '&:has(> div > :last-child [data-place=top])': { top: 8, bottom: 'auto', '@media (min-width: 600px)': { top: 80 } },
    // One at a time: what the newest has replaced is out of sight at once.
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
const places = { vertical: 'bottom', horizontal: 'right' } as const;

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
        anchorOrigin={places}
        transitionDuration={TRAVEL_MS}
        domRoot={region}
      />
    </>
  );
}

function showingBy({ enqueueSnackbar, closeSnackbar }: SnackbarProvider): ShowToast {
  return ({ title, ...shown }) => {
    // notistack would first let the one before it come in to the end, and forgets to when the page is busy.
    keepFocus();
    closeSnackbar();
    const id = enqueueSnackbar(title, { variant: 'toast', ...shown });
    return () => closeSnackbar(id);
  };
}

/** Moves the focus from the old toast to the region, so that the new toast waits too. */
function keepFocus(): void {
  document.activeElement?.closest('.notistack-SnackbarContainer')?.parentElement?.focus();
}
