import type { Finding } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';

/** Lists findings to review before a page is published. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <Box component="ul" sx={list}>
      {findings.map(({ code, message, place }, index) => (
        <Box component="li" key={`${code}-${index}`} sx={item}>
          <TriangleAlert size={16} aria-hidden />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {message}
            {place !== null && <Box sx={{ color: 'text.secondary' }}>{place}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  maxHeight: 320,
  overflowY: 'auto',
  borderBottom: '1px solid',
  borderColor: 'line.main',
} as const;

const item = {
  display: 'flex',
  gap: 2.5,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'line.main',
  '& > svg': { flex: 'none', mt: 0.5, color: 'warning.main' },
} as const;
