import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useHeadingFocus } from '../hooks/use-heading-focus.js';

interface PageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** A small line below the subtitle, which may come later: its place is kept. */
  readonly note?: ReactNode;
  /** The one filled button of the view. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the console: its heading, what can be done there, and its panels below each other. */
export function Page({ title, subtitle, note, action, children }: PageProps) {
  const heading = useHeadingFocus();
  return (
    <Box sx={frame}>
      <Box sx={head}>
        <Box sx={{ minWidth: 0 }}>
          <Typography ref={heading} component="h1" variant="pageTitle" tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {subtitle}
            </Typography>
          )}
          {note && <Box sx={{ minHeight: 20, typography: 'body2', color: 'text.secondary' }}>{note}</Box>}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** Keeps the bottom free, so that no toast covers the control just used. */
const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  maxWidth: 1440,
  mx: 'auto',
  pb: 14,
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: 6,
  rowGap: 3,
} as const;
