import Box from '@mui/material/Box';
import { rosetteLines, rosetteRadius } from './rosette-work.js';

const lines = rosetteLines();

/** The round ornament of empty states and the not-found screen. */
export function Rosette({ size = 88 }: { size?: number | { readonly xs: number; readonly md: number } }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={[-rosetteRadius, -rosetteRadius, 2 * rosetteRadius, 2 * rosetteRadius].join(' ')}
      sx={{ width: size, height: size, fill: 'none', stroke: 'var(--ip-palette-guilloche-middle)', strokeWidth: 0.8 }}
    >
      <path d={lines} vectorEffect="non-scaling-stroke" />
    </Box>
  );
}
