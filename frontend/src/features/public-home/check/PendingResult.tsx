import Box from '@mui/material/Box';

/** The shape of a result while the answer is on its way. */
export function PendingResult() {
  return (
    <Box aria-hidden>
      <Box sx={{ ...block, height: 64, borderRadius: 0 }} />
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <Box sx={{ ...block, height: 88 }} />
          <Box sx={{ ...block, height: 72 }} />
          <Box sx={{ ...block, height: 72 }} />
        </Box>
        <Box sx={{ ...block, height: 280 }} />
      </Box>
    </Box>
  );
}

const block = { bgcolor: 'surface.neutral', borderRadius: 1 } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
  gap: 8,
  p: { xs: 5, md: 8 },
} as const;
