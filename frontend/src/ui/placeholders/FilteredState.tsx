import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import { stateFrame } from './EmptyState.js';

interface FilteredStateProps {
  readonly title: string;
  readonly text?: string;
  readonly onReset: () => void;
  /** Another way to more rows, before the reset. */
  readonly children?: ReactNode;
}

/** Replaces a list of which no entry matches the filter. */
export function FilteredState({ title, text, onReset, children }: FilteredStateProps) {
  return (
    <Box sx={stateFrame}>
      <Typography variant="panelTitle" component="p">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ mt: 1, maxWidth: 460, color: 'text.secondary', textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 4 }}>
        {children}
        <Button onClick={onReset}>{tc.filter.reset}</Button>
      </Box>
    </Box>
  );
}
