import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

interface FocusedResultProps {
  /** Read out when it gets the focus. */
  readonly label: string;
  /** The result of an action that the user has just begun. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** The end of a step. It takes the focus when it appears, unless the user has moved on to another panel. */
export function FocusedResult({ label, isNew, children }: FocusedResultProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || frame.current?.closest('section')?.contains(activeElement);
    if (isNew && isHere) frame.current?.focus();
  }, [isNew]);
  return (
    <Box ref={frame} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Box>
  );
}
