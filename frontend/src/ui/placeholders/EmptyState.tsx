import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Rosette } from '../art/Rosette.js';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** The next useful thing to do: one outlined button. */
  readonly children?: ReactNode;
}

/** Replaces a list that has no entries yet. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <Box sx={stateFrame}>
      <Rosette />
      <Typography variant="panelTitle" component="p" sx={{ mt: 5 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ mt: 1, maxWidth: 400, color: 'text.secondary', textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {children && <Box sx={{ mt: 5 }}>{children}</Box>}
    </Box>
  );
}

/** Size and position of any placeholder for content. */
export const stateFrame = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  px: 5,
  py: { xs: 12, md: 16 },
} as const;
