import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { Mono } from '../text/Mono.js';
import { VisuallyHidden } from '../text/VisuallyHidden.js';
import { type ComparedRow, comparedRows, type ComparedText } from './compared-rows.js';

interface TextComparisonProps {
  /** Lines shared by both texts or found in one; `removed` is on the left, `added` on the right. */
  readonly parts: readonly ComparedText[];
  /** Heading of the left text. */
  readonly leftHeading: string;
  readonly rightHeading: string;
}

const text = tc.pages.difference;

/** Two texts side by side, line by line; on phones below each other. Long passages that are the same are only counted. */
export function TextComparison({ parts, leftHeading, rightHeading }: TextComparisonProps) {
  const rows = comparedRows(parts);
  if (rows.every(({ status: is }) => is === 'same' || is === 'skipped')) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.nothing}</Box>;
  }
  return (
    <Box sx={frame}>
      <Box sx={{ ...line, ...head }} aria-hidden>
        <div>{leftHeading}</div>
        <Box sx={rightHead}>{rightHeading}</Box>
      </Box>
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </Box>
  );
}

function Row({ row }: { row: ComparedRow }) {
  if (row.status === 'skipped') return <Box sx={skipped}>{text.same(row.lines)}</Box>;
  return (
    <Box sx={line}>
      <Cell line={row.left} kind={row.status === 'same' ? undefined : 'removed'} />
      <Cell line={row.right} kind={row.status === 'same' ? undefined : 'added'} isTwice={row.status === 'same'} />
    </Box>
  );
}

interface CellProps {
  /** null: the other text has more lines here. */
  readonly line: string | null;
  readonly kind?: 'removed' | 'added' | undefined;
  /** The right cell repeats the left one: phones show it once. */
  readonly isTwice?: boolean;
}

function Cell({ line: lineText, kind, isTwice = false }: CellProps) {
  if (lineText === null)
    return <Box sx={{ ...cell, display: { xs: 'none', sm: 'block' }, bgcolor: 'surface.sunken' }} />;
  return (
    <Box sx={{ ...cell, ...(kind && colours[kind]), ...(isTwice && { display: { xs: 'none', sm: 'block' } }) }}>
      {kind && (
        <>
          <Box component="span" aria-hidden sx={{ position: 'absolute', left: 8 }}>
            {signs[kind]}
          </Box>
          <VisuallyHidden>{`${text[kind]}: `}</VisuallyHidden>
        </>
      )}
      <Mono>{lineText || '\u00a0'}</Mono>
    </Box>
  );
}

const signs = { removed: '−', added: '+' } as const;

const colours = { removed: { bgcolor: 'error.light' }, added: { bgcolor: 'success.light' } } as const;

const frame = {
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > :nth-of-type(2)': { borderLeft: { sm: '1px solid' }, borderColor: { sm: 'line.main' } },
} as const;

const head = {
  typography: 'caption',
  fontWeight: 550,
  color: 'text.secondary',
  bgcolor: 'surface.sunken',
  borderBottom: '1px solid',
  borderColor: 'line.main',
  '& > *': { px: 3, py: 1.5 },
} as const;

const rightHead = { borderColor: 'line.main' } as const;

const cell = {
  position: 'relative',
  minWidth: 0,
  pl: 6,
  pr: 3,
  py: 0.5,
  fontSize: '.8125rem',
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const skipped = {
  px: 6,
  py: 1,
  typography: 'caption',
  color: 'text.tertiary',
  bgcolor: 'surface.sunken',
} as const;
