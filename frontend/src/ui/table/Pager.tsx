import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { tc } from '../../texts/de-console.js';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly pageSize: number;
  /** The total is only the least there are: further pages may follow. */
  readonly isAtLeast?: boolean;
  /** Chooses the rows of a page. */
  readonly sizeChoice?: ReactNode;
  readonly onPage: (page: number) => void;
}

/** Shows the range of rows and their number, with links to the other pages. */
export function Pager({ page, pages, total, pageSize, isAtLeast = false, sizeChoice, onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = isAtLeast ? page * pageSize : Math.min(page * pageSize, total);
  return (
    <Box component="nav" aria-label={tc.table.pages} sx={frame}>
      <Box sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>
        {tc.table.shown(first, last, tc.totalText(total, !isAtLeast))}
      </Box>
      {sizeChoice}
      <Turn to={page > 1 ? page - 1 : null} onPage={onPage} startIcon={<ChevronLeft size={16} />}>
        {tc.table.previous}
      </Turn>
      <span>{tc.table.page(page, tc.totalText(pages, !isAtLeast))}</span>
      <Turn to={page < pages || isAtLeast ? page + 1 : null} onPage={onPage} endIcon={<ChevronRight size={16} />}>
        {tc.table.next}
      </Turn>
    </Box>
  );
}

interface TurnProps extends Pick<PagerProps, 'onPage'>, Pick<ButtonProps, 'startIcon' | 'endIcon' | 'children'> {
  /** null: there is no page on this side. */
  readonly to: number | null;
}

/** Stays focusable at the last page: a disabled button would drop the focus right after the press. */
function Turn({ to, onPage, ...look }: TurnProps) {
  const isEnd = to === null;
  return (
    <Button
      size="small"
      aria-disabled={isEnd}
      onClick={() => isEnd || onPage(to)}
      sx={isEnd ? disabledLook : undefined}
      {...look}
    />
  );
}

const disabledLook = { color: 'text.disabled', cursor: 'default' } as const;

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
