import useMediaQuery from '@mui/material/useMediaQuery';
import type { Column } from './column.js';

/** Whether lists are cards instead of tables. */
export function useIsCardLayout(): boolean {
  return useMediaQuery('(max-width: 899.95px)');
}

/** Returns a check whether a column has room. */
export function useIsShownAtWidth<Row>(): (column: Column<Row>) => boolean {
  const below = {
    1024: useIsBelow(1024),
    1200: useIsBelow(1200),
    1300: useIsBelow(1300),
    1400: useIsBelow(1400),
  };
  const isCards = useIsCardLayout();
  return ({ hiddenBelowPx, card }) => (isCards ? card !== 'none' : !(hiddenBelowPx && below[hiddenBelowPx]));
}

function useIsBelow(widthPx: number): boolean {
  return useMediaQuery(`(max-width: ${widthPx - 0.05}px)`);
}
