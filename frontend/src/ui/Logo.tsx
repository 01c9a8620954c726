import Box from '@mui/material/Box';

/** Four strokes, a group of four; the last two are a tick. */
const strokes = 'M7 8.5v11M11.2 8.5v11M14.8 14.6l3 4.6 4-10.7';

/** The mark, and beside it the name of the product. */
export function Logo({ name }: { name: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2.5, whiteSpace: 'nowrap' }}>
      <Box
        component="svg"
        viewBox="0 0 28 28"
        aria-hidden
        sx={{ flex: 'none', width: 28, height: 28, fill: 'none', '& rect': { fill: 'var(--ip-palette-fill-main)' } }}
      >
        <rect width="28" height="28" rx="7" />
        <Box
          component="path"
          d={strokes}
          sx={{
            stroke: 'var(--ip-palette-fill-text)',
            strokeWidth: 2.3,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          }}
        />
      </Box>
      <Box component="span" sx={{ fontSize: '1rem', fontWeight: 650, letterSpacing: '-.01em' }}>
        {name}
      </Box>
    </Box>
  );
}
