import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PublicWidth } from './PublicWidth.js';

interface ScreenProps {
  readonly title: string;
  readonly text: string;
  /** Next to the words; above them on phones. */
  readonly ornament?: ReactNode;
  /** The next steps. */
  readonly children: ReactNode;
}

/** A page that has only one thing to say. */
export function Screen({ title, text, ornament, children }: ScreenProps) {
  return (
    <PublicWidth sx={frame}>
      <Box sx={{ flex: 1 }}>
        <Typography component="h1" variant="section" sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 3, mb: 8, color: 'text.secondary', textWrap: 'pretty' }}>
          {text}
        </Typography>
        {children}
      </Box>
      {ornament}
    </PublicWidth>
  );
}

/** The words come first; the ornament fills the remaining room: next to them, above them on phones. */
const frame = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', md: 'row' },
  alignItems: { md: 'center' },
  gap: { xs: 8, md: 16 },
  py: { xs: 12, md: 24 },
  '& > svg': { flex: 'none' },
} as const;
