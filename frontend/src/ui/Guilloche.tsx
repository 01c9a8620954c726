import Box from '@mui/material/Box';
import { heroHeight, heroLines, heroWidth } from './line-work.js';

const lines = heroLines();
const inks = [
  { offset: 0, ink: 'from' },
  { offset: 0.6, ink: 'middle' },
  { offset: 1, ink: 'to' },
] as const;

/** Banknote line work behind the hero; on phones a band above its headline. Ornament only, never behind text. */
export function Guilloche() {
  return (
    <Box aria-hidden sx={frame}>
      <svg viewBox={`0 0 ${heroWidth} ${heroHeight}`} preserveAspectRatio="none">
        <linearGradient id="guilloche" gradientUnits="userSpaceOnUse" x1="0" x2={heroWidth} y1="0" y2="0">
          {inks.map(({ offset, ink }) => (
            <Box component="stop" key={ink} offset={offset} sx={{ stopColor: `var(--ip-palette-guilloche-${ink})` }} />
          ))}
        </linearGradient>
        {lines.map(({ d, opacity }) => (
          <path key={opacity} d={d} opacity={opacity} />
        ))}
      </svg>
    </Box>
  );
}

const textStart = 'max(32px, 50vw - 544px)';

const frame = {
  position: { xs: 'relative', md: 'absolute' },
  inset: 0,
  height: { xs: 96, md: 'auto' },
  mx: { xs: -5, md: 0 },
  overflow: 'hidden',
  pointerEvents: 'none',
  // No line meets the headline: it begins at the edge of the text column and is 515 px wide.
  maskImage: {
    xs: 'linear-gradient(to right, transparent 8%, black 45%)',
    md: `linear-gradient(to right, transparent calc(${textStart} + 515px), black calc(${textStart} + 803px))`,
  },
  '& svg': {
    position: 'absolute',
    top: 0,
    right: 0,
    width: `max(100%, ${heroWidth}px)`,
    height: heroHeight,
    transformOrigin: 'top right',
    transform: { xs: 'scale(.515, .274)', md: 'none' },
  },
  '& path': { fill: 'none', stroke: 'url(#guilloche)', strokeWidth: 0.8 },
} as const;
