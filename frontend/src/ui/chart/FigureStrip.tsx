import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Sparkline } from './Sparkline.js';
import { wholeCellLink } from '../links/whole-cell-link.js';

/** One figure, with its range in words. */
export interface Figure {
  readonly label: string;
  /** null while it is unknown; it is then shown as unknown and not as 0. */
  readonly value: string | null;
  readonly unit?: string;
  /** In words; several lines when there are several. */
  readonly range: string | readonly string[];
  /** Link to the rows behind the figure. */
  readonly to?: string;
  /** Earlier values, oldest first. */
  readonly trend?: readonly number[];
}

const UNKNOWN = '–';

/** The figures of a section in one bordered strip, divided by hairlines; two by two on phones. */
export function FigureStrip({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <Box component="dl" aria-label={label} sx={strip}>
      {figures.map(({ label: name, value, unit, range, to, trend = [] }) => (
        <Box key={name} sx={cell}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {to ? (
              <Box component={Link} to={to} sx={link}>
                {name}
              </Box>
            ) : (
              name
            )}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box sx={line}>
              <Box sx={figure}>
                {value ?? UNKNOWN}
                {value !== null && unit && (
                  <Box component="span" sx={unitText}>
                    {unit}
                  </Box>
                )}
              </Box>
              <Sparkline values={trend} />
            </Box>
            <Typography variant="caption" component="div" sx={{ mt: 1, color: 'text.secondary' }}>
              {[range].flat().map((rangeText) => (
                <div key={rangeText}>{rangeText}</div>
              ))}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  // The background colour shows in the 1 px gaps as divider lines.
  gap: '1px',
  m: 0,
  overflow: 'hidden',
  bgcolor: 'line.main',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '12px',
} as const;

const cell = {
  position: 'relative',
  px: { xs: 4, sm: 5 },
  py: { xs: 4, sm: 6 },
  bgcolor: 'background.paper',
  minWidth: 0,
  '&:has(a:hover)': { bgcolor: 'surface.hover' },
} as const;

const link = { color: 'inherit', ...wholeCellLink } as const;

const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, mt: 1 } as const;

const figure = {
  whiteSpace: 'nowrap',
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
