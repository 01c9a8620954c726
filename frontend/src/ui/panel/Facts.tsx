import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { t } from '~/texts/site.js';
import { CopyButton } from '../text/CopyButton.js';
import { Mono } from '../text/Mono.js';

export interface Fact {
  readonly label: string;
  /** null: not known. */
  readonly value: string | null;
  /** A code: set in mono. */
  readonly code?: boolean;
  /** Text for the clipboard; without it there is no button. */
  readonly copy?: string | null;
  /** Takes a whole row. */
  readonly wide?: boolean | 'onPhones';
  readonly onlyOnPhones?: boolean;
}

/** Facts as a definition list, each under a hairline: three columns, two or one on phones. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={grid}>
      {facts.map((fact) => (
        <Box
          key={fact.label}
          sx={{
            ...cell,
            gridColumn: { xs: fact.wide ? '1 / -1' : 'auto', sm: fact.wide === true ? '1 / -1' : 'auto' },
            display: fact.onlyOnPhones ? { sm: 'none' } : 'block',
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {fact.label}
          </Box>
          <Box component="dd" sx={value}>
            <FactValue {...fact} />
            {fact.copy && <CopyButton what={fact.label} text={fact.copy} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function FactValue({ value, code }: Fact): ReactNode {
  if (value === null) {
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {t.facts.unknown}
      </Box>
    );
  }
  return code ? <Mono>{value.split(/(?<=_)/).map(withBreak)}</Mono> : value;
}

/** A long code may wrap after its underscores only. */
function withBreak(part: string, index: number): ReactNode {
  return (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(132px, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  columnGap: { xs: 4, md: 6 },
  m: 0,
} as const;

const cell = { borderTop: '1px solid', borderColor: 'line.main', pt: 3.5, pb: 4.25, minWidth: 0 } as const;

const value = {
  typography: 'body1',
  fontSize: '1rem',
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 28,
  m: 0,
  mt: 0.75,
  overflowWrap: 'anywhere',
} as const;
