import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import { type MouseEvent, type PointerEvent, type Ref, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '~/texts/site.js';
import { ToastPauseContext } from './toast-pause.js';
import type { ToastPosition } from './toast-position.js';
import type { ToastMessage } from './toast-message.js';

interface ToastProps extends CustomContentProps {
  readonly kind: ToastMessage['kind'];
  readonly text: string;
  readonly durationMs: number;
  readonly position: ToastPosition;
  readonly undo?: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One message on inverse ink: icon, title, one line, undo where there is one, close. notistack shows it, one at a time. */
export function Toast({ id, message, kind, text, durationMs, position, undo, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(id);
  const closeByButton = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // A focused button reports no blur when it is removed: the next toast would wait for ever.
    currentTarget.blur();
    close();
  };
  const { movedPx, handlers } = useSwipeRight(close);
  useDismissTimer(durationMs, use(ToastPauseContext), close);

  const isError = kind === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <SnackbarContent {...(ref && { ref })}>
      <Box
        role={isError ? 'alert' : 'status'}
        data-position={position}
        sx={frame}
        {...handlers}
        style={{ transform: `translateX(${movedPx}px)` }}
      >
        <Icon size={18} aria-hidden />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ typography: 'panelTitle' }}>{message}</Box>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{text}</Box>
        </Box>
        {undo && (
          <Button
            size="small"
            sx={undoButton}
            onClick={(event) => {
              closeByButton(event);
              undo();
            }}
          >
            {t.toast.undo}
          </Button>
        )}
        <IconButton size="small" aria-label={t.toast.close} onClick={closeByButton} sx={closeButton}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
    </SnackbarContent>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  width: '100%',
  p: 4,
  borderRadius: '12px',
  bgcolor: 'surface.ink',
  color: 'surface.onInk',
  boxShadow: 2,
  touchAction: 'pan-y',
  userSelect: 'none',
  '& > svg': { flex: 'none', mt: '1px' },
  // On inverse ink only this colour is visible against the background.
  '& :focus-visible': { outlineColor: 'currentcolor !important' },
} as const;

const undoButton = {
  color: 'inherit',
  bgcolor: 'transparent',
  borderColor: 'currentcolor',
  '&:hover': { bgcolor: 'transparent', borderColor: 'currentcolor', textDecoration: 'underline' },
} as const;

const closeButton = { color: 'inherit', mt: -1, mr: -1, '&:hover': { color: 'inherit' } } as const;

/** Calls `onElapsed` once after `durationMs` of unpaused time. */
function useDismissTimer(durationMs: number, paused: boolean, onElapsed: () => void): void {
  const leftMs = useRef(durationMs);
  const elapsed = useEffectEvent(onElapsed);
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => elapsed(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [paused]);
}

/** Distance in pixels from which a swipe dismisses the toast. */
const SWIPE_THRESHOLD_PX = 50;

/** Moves the toast with a swipe to the right; a swipe that is too short moves it back. */
function useSwipeRight(onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const [movedPx, setMovedPx] = useState(0);

  const measureDistance = (event: PointerEvent) => Math.max(0, event.clientX - (startX.current ?? event.clientX));
  const release = () => {
    startX.current = null;
    setMovedPx(0);
  };

  return {
    movedPx,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => setMovedPx(measureDistance(event)),
      onPointerUp: (event: PointerEvent) => {
        if (measureDistance(event) >= SWIPE_THRESHOLD_PX) onSwiped();
        release();
      },
      onPointerLeave: release,
      onPointerCancel: release,
    },
  };
}
