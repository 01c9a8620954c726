import Box from '@mui/material/Box';
import { Ban, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type StatusTone = 'ok' | 'warning' | 'error' | 'off' | 'outline';

const icons = { ok: CircleCheck, warning: TriangleAlert, error: CircleX, off: Ban, outline: null } as const;

/** A state in words and with a sign. Normal is quiet: only trouble has a tinted background. */
export function StatusLabel({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <Box component="span" sx={{ ...frame, ...tones[tone] }}>
      {Icon && <Icon size={15} aria-hidden />}
      {children}
    </Box>
  );
}

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  height: 24,
  borderRadius: '6px',
  typography: 'caption',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
} as const;

const tinted = (kind: 'warning' | 'error') => ({ px: 2, color: `${kind}.main`, bgcolor: `${kind}.light` });

const tones = {
  ok: { color: 'text.primary', '& > svg': { flex: 'none', color: 'success.main' } },
  warning: tinted('warning'),
  error: tinted('error'),
  off: { px: 2, color: 'text.secondary', bgcolor: 'surface.neutral' },
  outline: {
    px: 1.5,
    height: 20,
    fontSize: '.6875rem',
    color: 'text.secondary',
    border: '1px solid',
    borderColor: 'line.strong',
  },
} as const;
