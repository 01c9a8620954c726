import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Rosette } from './Rosette.js';

interface ScreenProps {
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly children: ReactNode;
}

/** A page that has only one thing to say. */
export function Screen({ title, text, children }: ScreenProps) {
  return (
    <Box sx={frame}>
      <Rosette size={120} />
      <Typography component="h1" variant="section" sx={{ mt: 6, textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography variant="body1" sx={{ mt: 2, mb: 6, color: 'text.secondary' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  px: 5,
  py: { xs: 16, md: 24 },
} as const;
