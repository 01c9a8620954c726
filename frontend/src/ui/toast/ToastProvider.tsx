import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { t } from '../../texts/de.js';
import { useLateStage } from './late-stage.js';
import { stayHeard } from './stay-heard.js';
import { ShowToastContext } from './toast-message.js';
import { ToastPause } from './toast-pause.js';

/** Gives everything below it toasts: one at a time, in a region that F8 focuses. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { Stage, show, onReady } = useLateStage();
  useFocusOnF8(region, setFocused);
  useEffect(() => (region ? stayHeard(region) : undefined), [region]);
  return (
    <ToastPause value={hovered || focused}>
      <ShowToastContext value={show}>{children}</ShowToastContext>
      {Stage && region && <Stage region={region} onReady={onReady} />}
      {createPortal(
        <Box
          component="section"
          ref={setRegion}
          aria-label={t.toast.region}
          tabIndex={-1}
          data-print="none"
          onMouseEnter={() => setHovered(true)}
          onMouseLeave={() => setHovered(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          sx={place}
        />,
        document.body,
      )}
    </ToastPause>
  );
}

function useFocusOnF8(region: HTMLElement | null, setFocused: (isFocused: boolean) => void): void {
  useEffect(() => {
    if (!region) return;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      // An open dialog must know first, or it takes the focus back.
      flushSync(() => setFocused(true));
      region.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, [region, setFocused]);
}

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  right: { xs: 8, sm: 24 },
  bottom: { xs: 8, sm: 24 },
  width: { xs: 'calc(100% - 16px)', sm: 380 },
  '&:has(> div > :last-child [data-place=top])': { top: { xs: 8, sm: 80 }, bottom: 'auto' },
  // One at a time: what the newest has replaced is out of sight at once.
  '& .notistack-SnackbarContainer > :not(:last-child)': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '& .notistack-Snackbar': { transition: 'none !important' } },
  // notistack places itself and takes the width of its text; here the region does both.
  '& .notistack-SnackbarContainer': { position: 'static !important', maxWidth: 'none !important' },
  '& .notistack-SnackbarContainer, & .notistack-SnackbarContainer > *, & .notistack-CollapseWrapper': { width: '100%' },
  '& .notistack-Snackbar, & .notistack-Snackbar > *': { width: '100%', minWidth: '0 !important' },
} as const;
