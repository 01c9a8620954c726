import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { t } from '~/texts/site.js';
import { useLateStage } from './late-stage.js';
import { keepAudible } from './keep-audible.js';
import { useHydrated } from '../hooks/use-hydrated.js';
import { ShowToastContext } from './toast-message.js';
import { ToastPauseContext } from './toast-pause.js';

/** Gives everything below it toasts: one at a time, in a region that F8 focuses. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { Stage, show, onReady } = useLateStage();
  // Hydration does not cover elements outside the page.
  const isHydrated = useHydrated();
  useFocusOnF8(region, setFocused);
  useEffect(() => (region ? keepAudible(region) : undefined), [region]);
  return (
    <ToastPauseContext value={hovered || focused}>
      <ShowToastContext value={show}>{children}</ShowToastContext>
      {Stage && region && <Stage region={region} onReady={onReady} />}
      {isHydrated &&
        createPortal(
          <Box
            component="section"
            ref={setRegion}
            aria-label={t.toast.region}
            tabIndex={-1}
            data-toasts
            data-print="none"
            onMouseEnter={() => setHovered(true)}
            onMouseLeave={() => setHovered(false)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            sx={regionPosition}
          />,
          document.body,
        )}
    </ToastPauseContext>
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

const regionPosition = {
  position: 'fixed',
  zIndex: 'snackbar',
  right: { xs: 8, sm: 24 },
  bottom: { xs: 8, sm: 24 },
  width: { xs: 'calc(100% - 16px)', sm: 380 },
} as const;
