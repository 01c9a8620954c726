import Box from '@mui/material/Box';
import { heroHeight, heroLines, heroWidth } from './line-work.js';
import { LineDrawing } from './LineDrawing.js';
import { useHydrated } from '../hooks/use-hydrated.js';

const lines = heroLines();

/** Banknote line work behind the hero; on phones a band above its headline. Ornament only, never behind text; too long for the document. */
export function Guilloche() {
  const isHydrated = useHydrated();
  return (
    <Box aria-hidden data-print="none" sx={frame}>
      {isHydrated && <LineDrawing id="guilloche" lines={lines} />}
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
} as const;
