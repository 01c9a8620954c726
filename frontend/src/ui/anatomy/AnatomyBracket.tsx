import Box from '@mui/material/Box';
import type { PartTone } from './anatomy-part.js';
import { DIGIT_EM } from './measure.js';
import type { NamePosition } from './place-names.js';

interface AnatomyBracketProps {
  readonly name: string;
  readonly tone: PartTone | 'explained';
  /** undefined: the name is not shown. */
  readonly namePosition: NamePosition | undefined;
  /** Rows the whole line has, so that all its parts are equally high. */
  readonly rows: number;
  /** Width of a digit, which the positions were counted for. */
  readonly digitPx: number;
  readonly isSmall: boolean;
}

const rowHeightRem = { small: 1.125, large: 1.25 } as const;

/** The bracket under one part, and its name, which adds no width. */
export function AnatomyBracket({ name, tone, namePosition, rows, digitPx, isSmall }: AnatomyBracketProps) {
  const { line, text } = colours[tone];
  const rowHeight = rowHeightRem[isSmall ? 'small' : 'large'];
  const below = (row: number, extraPx: number) => `calc(${row * rowHeight}rem + ${extraPx}px)`;
  const emWidth = (px: number) => `${((px / digitPx) * DIGIT_EM).toFixed(3)}em`;
  return (
    <Box component="span" sx={{ ...frame, pt: isSmall ? '5px' : '7px', pb: below(rows, 4) }}>
      <Box component="span" sx={{ ...bracket, borderColor: line }} />
      {namePosition && (
        <>
          {namePosition.row > 0 && (
            <Box
              component="span"
              sx={{ ...leader, left: emWidth(namePosition.leader), height: below(namePosition.row, 7), bgcolor: line }}
            />
          )}
          <Box component="span" sx={{ ...position, left: emWidth(namePosition.left), mt: below(namePosition.row, 4) }}>
            <Box
              component="span"
              data-name
              sx={{ ...label, color: text, fontSize: isSmall ? '.75rem' : '.8125rem', lineHeight: `${rowHeight}rem` }}
            >
              {name}
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
}

const colours = {
  explained: { line: 'line.control', text: 'text.secondary' },
  plain: { line: 'primary.main', text: 'text.secondary' },
  muted: { line: 'line.control', text: 'text.tertiary' },
  wrong: { line: 'error.main', text: 'error.main' },
} as const;

const frame = { display: 'block', position: 'relative' } as const;

const bracket = {
  display: 'block',
  height: 7,
  border: '1.5px solid',
  borderTop: 0,
  borderRadius: '0 0 3px 3px',
} as const;

const leader = { position: 'absolute', width: '1.5px' } as const;

/** Counted in the type of the IBAN, in which the name is not set. */
const position = { position: 'absolute', display: 'block' } as const;

const label = {
  display: 'block',
  typography: 'body2',
  fontWeight: 550,
  wordSpacing: 'normal',
  userSelect: 'none',
} as const;
