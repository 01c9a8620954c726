import Box from '@mui/material/Box';
import { useDelayed } from '../hooks/use-delayed.js';

const SKELETON_AFTER_MS = 200;

/** The shape of a list that is on its way; what arrives sooner needs no skeleton. */
export function SkeletonRows({ rows, rowHeightPx }: { rows: number; rowHeightPx: number }) {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <div aria-hidden style={{ visibility: isSlow ? 'visible' : 'hidden' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ ...line, height: rowHeightPx }}>
          <Box sx={{ ...block, width: '22%' }} />
          <Box sx={{ ...block, width: '30%' }} />
          <Box sx={{ ...block, width: '12%', ml: 'auto' }} />
        </Box>
      ))}
    </div>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  px: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

const block = { height: 12, borderRadius: '6px', bgcolor: 'surface.neutral' } as const;
