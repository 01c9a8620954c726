import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

/** Heading of a card that appears by itself; it takes the focus, so that keyboard and screen reader go on there. */
export function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography component="h3" variant="cardTitle" id={id} ref={heading} tabIndex={-1}>
      {children}
    </Typography>
  );
}
