import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';

interface UnsavedBarProps {
  /** Restores the saved values, after a question. */
  readonly onDiscard: () => void;
  /** True at the foot of a panel; false below several panels. */
  readonly isFoot?: boolean;
  /** Another button to keep the typed values, before the save button. */
  readonly children?: ReactNode;
}

const text = tc.unsaved;

/**
 * Saves or discards changes, and stays in sight while there are any. Without changes its buttons are inactive but stay
 * focusable, so that a button just pressed keeps the focus.
 */
export function UnsavedBar({ onDiscard, isFoot = false, children }: UnsavedBarProps) {
  const { isDirty, isSubmitting } = useFormContext().formState;
  const bar = useRef<HTMLDivElement>(null);
  useToastClearance(bar, isDirty);
  const usable = isDirty ? {} : { 'aria-disabled': true, className: 'Mui-disabled' };
  return (
    <Box
      ref={bar}
      sx={{ ...frame, ...(isFoot ? foot : sheet), ...(isDirty ? { position: 'sticky' } : !isFoot && atRest) }}
    >
      <Box role="status" sx={state}>
        {isDirty && <Box component="span" aria-hidden sx={dot} />}
        {isDirty ? text.changed : text.unchanged}
      </Box>
      <Button variant="text" {...usable} onClick={() => isDirty && onDiscard()}>
        {text.discard}
      </Button>
      {isDirty && children}
      <Button type="submit" variant="contained" {...usable} onClick={(event) => !isDirty && event.preventDefault()}>
        {isSubmitting ? text.saving : text.save}
      </Button>
    </Box>
  );
}

const frame = {
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  px: 5,
  py: 3,
  bgcolor: 'surface.sunken',
} as const;

const foot = { bottom: 0, borderTop: '1px solid', borderColor: 'line.main' } as const;

const sheet = { bottom: 16, border: '1px solid', borderColor: 'line.strong', borderRadius: '12px' } as const;

/** The bar without changes. It has the same size, so that the first change moves nothing. */
const atRest = { bgcolor: 'transparent', borderColor: 'transparent' } as const;

const state = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: '1 1 110px',
  // Narrow windows have no room for the text and both buttons in one row.
  '@media (max-width: 359px)': { flexBasis: '100%' },
  typography: 'body2',
  color: 'text.secondary',
} as const;

const dot = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'chart.warn', flex: 'none' } as const;

/** Distance that toasts keep from the bottom of the window; read by the stage's styles. */
const CLEARANCE = '--toast-clearance';
/** Height below the element in which a toast of three lines fits. */
const ROOM_PX = 164;

/** Keeps toasts above an element that sticks to the bottom of the window. @param isSticky whether it does at present */
function useToastClearance(element: RefObject<HTMLElement | null>, isSticky: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const { top, bottom } = element.current!.getBoundingClientRect();
      const isInTheWay = top < window.innerHeight && window.innerHeight - bottom < ROOM_PX;
      style.setProperty(CLEARANCE, isInTheWay ? `${window.innerHeight - top}px` : '0px');
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element.current!);
    sizes.observe(document.body);
    // Captures scrolling of panes within the page, too.
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
      style.removeProperty(CLEARANCE);
    };
  }, [element, isSticky]);
}
