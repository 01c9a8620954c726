import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CardSlot, Column } from './columns/column.js';

interface CardListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly getId: (row: Row) => string;
  readonly actions?: (row: Row) => ReactNode;
}

const HEAD_MIN_PX = 96;

/** The list on a phone: one card per row under hairlines, the same words as in the table. */
export function CardList<Row>({ label, rows, columns, getId, actions }: CardListProps<Row>) {
  const at = (slot: CardSlot) => columns.filter(({ card = 'line' }) => card === slot);
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {rows.map((row) => (
        <Box component="li" key={getId(row)} sx={card}>
          <Box sx={top}>
            <Box sx={{ flex: `1 1 ${HEAD_MIN_PX}px`, minWidth: 0 }}>{at('head').map(({ cell }) => cell(row))}</Box>
            <Box sx={{ flex: 'none' }}>{at('corner').map(({ cell }) => cell(row))}</Box>
          </Box>
          {at('wide').map(({ field, cell }) => (
            <Box key={field}>{cell(row)}</Box>
          ))}
          <Lines columns={at('line')} row={row} />
          <Box sx={foot}>
            <Box sx={values}>{at('foot').map(({ cell }) => cell(row))}</Box>
            {actions?.(row)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Values with their names in front. */
function Lines<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  if (columns.length === 0) return null;
  return (
    <Box component="dl" sx={lines}>
      {columns.map(({ field, header, cell }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {header}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {cell(row)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  px: 5,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'line.main',
  typography: 'body2',
} as const;

/** The corner wraps below the heading when the heading would get less than its share. */
const top = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 } as const;

const foot = { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', columnGap: 3 } as const;

const values = {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minWidth: 0,
  fontSize: '.75rem',
  '& > *': { flex: 'none', maxWidth: '100%' },
} as const;

const lines = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 4,
  rowGap: 1,
  m: 0,
} as const;
