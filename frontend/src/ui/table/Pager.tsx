import Box from '@mui/material/Box';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import { FocusableButton } from '../controls/FocusableButton.js';
import { pageCount } from './page-count.js';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly pageSize: number;
  /** The total is only the least there are: further pages may follow. */
  readonly isAtLeast?: boolean;
  /** Chooses the rows of a page. */
  readonly sizeChoice?: ReactNode;
  readonly onPage: (page: number) => void;
}

/** Shows the range of rows and their number, with links to the other pages; nothing where one page holds all. */
export function Pager({ page, total, pageSize, isAtLeast = false, sizeChoice, onPage }: PagerProps) {
  const pages = pageCount(total, pageSize);
  if (pages <= 1 && page <= 1 && !sizeChoice) return null;
  const first = (page - 1) * pageSize + 1;
  const last = isAtLeast ? page * pageSize : Math.min(page * pageSize, total);
  const isFirst = page <= 1;
  const isLast = page >= pages && !isAtLeast;
  return (
    <Box component="nav" aria-label={tc.table.pages} sx={frame}>
      <Box sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>
        {tc.table.shown(first, last, tc.totalText(total, !isAtLeast))}
      </Box>
      {sizeChoice}
      <FocusableButton
        isDisabled={isFirst}
        onClick={() => isFirst || onPage(page - 1)}
        startIcon={<ChevronLeft size={16} />}
      >
        {tc.table.previous}
      </FocusableButton>
      <span>{tc.table.page(page, tc.totalText(pages, !isAtLeast))}</span>
      <FocusableButton
        isDisabled={isLast}
        onClick={() => isLast || onPage(page + 1)}
        endIcon={<ChevronRight size={16} />}
      >
        {tc.table.next}
      </FocusableButton>
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
