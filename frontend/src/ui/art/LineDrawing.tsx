import Box from '@mui/material/Box';
import { heroHeight, heroWidth, type LineWork } from './line-work.js';

const inks = [
  { offset: 0, ink: 'from' },
  { offset: 0.6, ink: 'middle' },
  { offset: 1, ink: 'to' },
] as const;

/** Line work in the banknote's ink, from left to right. @param id unique on the page */
export function LineDrawing({ id, lines }: { id: string; lines: readonly LineWork[] }) {
  return (
    <svg viewBox={`0 0 ${heroWidth} ${heroHeight}`} preserveAspectRatio="none">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2={heroWidth} y1="0" y2="0">
        {inks.map(({ offset, ink }) => (
          <Box component="stop" key={ink} offset={offset} sx={{ stopColor: `var(--ip-palette-guilloche-${ink})` }} />
        ))}
      </linearGradient>
      {lines.map(({ d, opacity }) => (
        <path key={opacity} d={d} opacity={opacity} fill="none" stroke={`url(#${id})`} strokeWidth={0.8} />
      ))}
    </svg>
  );
}
