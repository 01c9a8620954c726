import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { tc } from '../../texts/de-console.js';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly pageSize: number;
  /** The total is only the least there are: further pages may follow. */
  readonly isAtLeast?: boolean;
  readonly onPage: (page: number) => void;
}

/** Which rows of how many, and the way to the others. */
export function Pager({ page, pages, total, pageSize, isAtLeast = false, onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = isAtLeast ? page * pageSize : Math.min(page * pageSize, total);
  const more = isAtLeast ? '+' : '';
  return (
    <Box component="nav" aria-label={tc.table.pages} sx={frame}>
      <Box sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>{tc.table.shown(first, last, total, more)}</Box>
      <Button size="small" startIcon={<ChevronLeft size={16} />} disabled={page === 1} onClick={() => onPage(page - 1)}>
        {tc.table.previous}
      </Button>
      <span>{tc.table.page(page, pages, more)}</span>
      <Button
        size="small"
        endIcon={<ChevronRight size={16} />}
        disabled={page >= pages && !isAtLeast}
        onClick={() => onPage(page + 1)}
      >
        {tc.table.next}
      </Button>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 5,
  py: 3,
  typography: 'body2',
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
