import Box from '@mui/material/Box';
import { sparklinePoints } from './sparkline-points.js';

const WIDTH = 84;
const HEIGHT = 26;
const BASELINE = HEIGHT - 0.5;

/**
 * The course of a figure, without axes or words: the figure itself is shown next to it. Draws nothing for fewer than
 * two values, and a grey baseline while the values are constant.
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = sparklinePoints(values, WIDTH, HEIGHT);
  const last = points.at(-1);
  if (points.length < 2 || !last) return null;
  if (values.every((value) => value === values[0])) {
    return (
      <Box component="svg" aria-hidden width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} sx={flatLine}>
        <line x1={points[0]?.x} x2={last.x} y1={BASELINE} y2={BASELINE} stroke="currentColor" />
      </Box>
    );
  }
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <Box component="svg" aria-hidden width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} sx={drawing}>
      <polygon points={`${points[0]?.x},${HEIGHT} ${line} ${last.x},${HEIGHT}`} fill="currentColor" opacity={0.1} />
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={last.x} cy={last.y} r={2.25} fill="currentColor" />
    </Box>
  );
}

const drawing = { flex: 'none', color: 'chart.ok', display: { xs: 'none', lg: 'block' } } as const;

const flatLine = { ...drawing, color: 'line.strong' } as const;
