import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import type { LinkState } from './link-state.js';

/** A warning about a link, if there is one. The link can be saved anyway. */
export function LinkHint({ state }: { state: LinkState | 'noTitle' }) {
  if (state === 'fine') return null;
  return (
    <Box component="span" sx={line}>
      <TriangleAlert size={15} aria-hidden />
      {tc.links[state]}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  color: 'warning.main',
  fontSize: '.8125rem',
  lineHeight: '20px',
  '& svg': { flex: 'none', mt: '2px' },
} as const;
