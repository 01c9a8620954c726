import Box from '@mui/material/Box';
import type { PartTone } from './anatomy-part.js';
import type { NamePlace } from './place-names.js';

/** One value for phones, one from 900 px. */
type Responsive<T> = { readonly xs: T; readonly md: T };

interface AnatomyBracketProps {
  readonly name: string;
  readonly tone: PartTone | 'explained';
  readonly places: Responsive<NamePlace | undefined>;
  /** Rows the whole anatomy has, so that all parts are equally high. */
  readonly rows: Responsive<number>;
}

const rowHeightPx = { xs: 18, md: 20 };
/** On phones further right: there the country's name is wider than its bracket. */
const leaderAt = { xs: '80%', md: '44%' };

/** The bracket under one part, and its name, which takes no width of its own. */
export function AnatomyBracket({ name, tone, places, rows }: AnatomyBracketProps) {
  const { line, text } = colours[tone];
  const shown = { xs: tone === 'muted' ? 'none' : 'block', md: 'block' };
  const row = { xs: places.xs?.row ?? 0, md: places.md?.row ?? 0 };
  const leaderShown = { xs: row.xs > 0 ? shown.xs : 'none', md: row.md > 0 ? shown.md : 'none' };
  return (
    <Box component="span" sx={{ ...frame, pb: rowsBelow(rows, 4) }}>
      <Box component="span" sx={{ ...bracket, borderColor: line }} />
      <Box component="span" sx={{ ...leader, display: leaderShown, height: rowsBelow(row, 7), bgcolor: line }} />
      <Box
        component="span"
        sx={{
          ...label,
          display: shown,
          color: text,
          mt: rowsBelow(row, 4),
          left: { xs: leftOf(places.xs, leaderAt.xs), md: leftOf(places.md, leaderAt.md) },
          right: { xs: places.xs?.atEnd ? 0 : 'auto', md: places.md?.atEnd ? 0 : 'auto' },
        }}
      >
        {name}
      </Box>
    </Box>
  );
}

function rowsBelow({ xs, md }: Responsive<number>, extraPx: number): Responsive<string> {
  return { xs: `${extraPx + xs * rowHeightPx.xs}px`, md: `${extraPx + md * rowHeightPx.md}px` };
}

function leftOf(place: NamePlace | undefined, leader: string) {
  if (place?.atEnd) return 'auto';
  return place && place.row > 0 ? `calc(${leader} - 6px)` : 0;
}

const colours = {
  explained: { line: 'line.control', text: 'text.secondary' },
  plain: { line: 'primary.main', text: 'text.secondary' },
  muted: { line: 'line.control', text: 'text.tertiary' },
  wrong: { line: 'error.main', text: 'error.main' },
} as const;

const frame = { display: 'block', position: 'relative', pt: { xs: '5px', md: '7px' } } as const;

const bracket = {
  display: 'block',
  height: 7,
  border: '1.5px solid',
  borderTop: 0,
  borderRadius: '0 0 3px 3px',
} as const;

const leader = { position: 'absolute', left: leaderAt, width: '1.5px' } as const;

const label = {
  position: 'absolute',
  typography: 'body2',
  fontSize: { xs: '.75rem', md: '.8125rem' },
  lineHeight: { xs: `${rowHeightPx.xs}px`, md: `${rowHeightPx.md}px` },
  fontWeight: 550,
  wordSpacing: 'normal',
  userSelect: 'none',
} as const;
