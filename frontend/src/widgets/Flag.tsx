import Box from '@mui/material/Box';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';

type Direction = 'across' | 'down';

/** Three stripes of one size. */
function stripes(direction: Direction, [first, second, third]: readonly [string, string, string]): ReactNode {
  const size = direction === 'across' ? { width: 20, height: 14 / 3 } : { width: 20 / 3, height: 14 };
  const at = (index: number) => (direction === 'across' ? { y: (index * 14) / 3 } : { x: (index * 20) / 3 });
  return [first, second, third].map((fill, index) => <rect key={index} {...size} {...at(index)} fill={fill} />);
}

/** The colours are those of the flags and belong to no theme. */
const drawings: Readonly<Record<string, ReactNode>> = {
  DE: stripes('across', ['#1B1B1B', '#D8232A', '#F5C400']),
  AT: stripes('across', ['#D8232A', '#FFFFFF', '#D8232A']),
  NL: stripes('across', ['#AE1C28', '#FFFFFF', '#21468B']),
  FR: stripes('down', ['#21468B', '#FFFFFF', '#D8232A']),
  IT: stripes('down', ['#0B8A44', '#FFFFFF', '#CE2B37']),
  CH: (
    <>
      <rect width={20} height={14} fill="#D8232A" />
      <path d="M8.6 3h2.8v2.6H14v2.8h-2.6V11H8.6V8.4H6V5.6h2.6z" fill="#FFFFFF" />
    </>
  ),
  ES: (
    <>
      <rect width={20} height={14} fill="#AA151B" />
      <rect y={3.5} width={20} height={7} fill="#F1BF00" />
    </>
  ),
  GB: (
    <>
      <rect width={20} height={14} fill="#21468B" />
      <path d="M0 0l20 14M20 0L0 14" stroke="#FFFFFF" strokeWidth={2.8} />
      <path d="M0 0l20 14M20 0L0 14" stroke="#C8102E" strokeWidth={1} />
      <path d="M10 0v14M0 7h20" stroke="#FFFFFF" strokeWidth={4.6} />
      <path d="M10 0v14M0 7h20" stroke="#C8102E" strokeWidth={2.6} />
    </>
  ),
};

/** Countries whose flag can be drawn. */
export const flagCountries: readonly string[] = Object.keys(drawings);

/** A small flag, or a globe. Decoration: the country's name is next to it. */
export function Flag({ country, isDrawn }: { country: string; isDrawn: boolean }) {
  const drawing = isDrawn ? drawings[country] : undefined;
  if (!drawing) {
    return (
      <Box component="span" aria-hidden sx={globe}>
        <Globe size={16} />
      </Box>
    );
  }
  return (
    <Box component="svg" aria-hidden width={20} height={14} viewBox="0 0 20 14" sx={flag}>
      {drawing}
    </Box>
  );
}

const globe = { display: 'inline-grid', placeItems: 'center', width: 20, color: 'text.secondary' } as const;

/** The hairline keeps black visible on a dark ground, and white on a light one. */
const flag = { display: 'block', borderRadius: '2px', outline: '1px solid', outlineColor: 'line.strong' } as const;
