import useMediaQuery from '@mui/material/useMediaQuery';
import type { Column } from './column.js';

/** Whether lists are cards instead of tables. */
export function useIsCards(): boolean {
  return useMediaQuery('(max-width: 899.95px)');
}

/** Gives what tells of a column whether there is room for it. Two widths are enough: what is least needed goes first. */
export function useShownAtThisWidth<Row>(): (column: Column<Row>) => boolean {
  const below1024 = useMediaQuery('(max-width: 1023.95px)');
  const below1200 = useMediaQuery('(max-width: 1199.95px)');
  const isCards = useIsCards();
  return ({ hiddenBelowPx = 0, card }) => {
    if (isCards) return card !== 'none';
    return hiddenBelowPx === 0 || !(hiddenBelowPx > 1024 ? below1200 : below1024);
  };
}
