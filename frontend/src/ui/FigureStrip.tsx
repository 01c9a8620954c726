import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One figure, with its range in words. */
export interface Figure {
  readonly label: string;
  /** null while it is not known: no figure is invented. */
  readonly value: string | null;
  readonly unit?: string;
  readonly range: ReactNode;
}

/** The figures of a section in one bordered strip, divided by hairlines; two by two on phones. */
export function FigureStrip({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <Box component="dl" aria-label={label} sx={strip}>
      {figures.map(({ label: name, value, unit, range }) => (
        <Box key={name} sx={cell}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box sx={figure}>
              {value ?? UNKNOWN}
              {value !== null && unit && (
                <Box component="span" sx={unitText}>
                  {unit}
                </Box>
              )}
            </Box>
            <Typography variant="caption" component="div" sx={{ mt: 1, color: 'text.secondary' }}>
              {range}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const UNKNOWN = '–';

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  // The ground shows through the gaps as hairlines.
  gap: '1px',
  m: 0,
  overflow: 'hidden',
  bgcolor: 'line.main',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '12px',
} as const;

const cell = { px: { xs: 4, sm: 5 }, py: { xs: 4, sm: 6 }, bgcolor: 'background.paper', minWidth: 0 } as const;

const figure = {
  mt: 1,
  fontSize: { xs: '1.5rem', sm: '1.875rem' },
  lineHeight: { xs: '30px', sm: '36px' },
  fontWeight: 600,
  letterSpacing: '-.025em',
  wordSpacing: 0,
} as const;

const unitText = {
  ml: 1,
  fontSize: '.55em',
  lineHeight: 1,
  fontWeight: 400,
  letterSpacing: 0,
  color: 'text.secondary',
} as const;
