import Box from '@mui/material/Box';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type NoteKind = 'info' | 'warning' | 'error';

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;

/** A tinted notice with its icon; the colour is never the only sign. */
export function Note({ kind, children }: { kind: NoteKind; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <Box sx={{ ...frame, bgcolor: `${kind}.light`, '& > svg': { color: `${kind}.main`, flex: 'none', mt: '2px' } }}>
      <Icon size={18} aria-hidden />
      <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
    </Box>
  );
}

const frame = {
  display: 'flex',
  gap: 3,
  p: 4,
  borderRadius: '10px',
  typography: 'body1',
  color: 'text.primary',
} as const;
