import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CopyButton } from '../text/CopyButton.js';

export interface FactRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Text for the clipboard; without it there is no button. */
  readonly copy?: string;
}

/** Facts about one record, each on a row under a hairline. */
export function FactRows({ facts }: { facts: readonly FactRow[] }) {
  return (
    <Box component="dl" sx={list}>
      {facts.map(({ label, value, copy }) => (
        <Box key={label} sx={row}>
          <Box component="dt" sx={{ width: { xs: '100%', sm: 148 }, flex: 'none', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={valueStyle}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{value}</Box>
            {copy !== undefined && <CopyButton what={label} text={copy} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const valueStyle = { flex: 1, display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, m: 0 } as const;

const list = { m: 0, typography: 'body2', '& > div:first-of-type': { borderTop: 0 } } as const;

/** On phones the name is above its value. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 3,
  minHeight: 40,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
