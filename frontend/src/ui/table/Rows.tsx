import type { ReactNode } from 'react';
import { CardList } from './CardList.js';
import { useIsCardLayout } from './columns/table-width.js';
import { Grid, type GridProps } from './Grid.js';

interface RowsProps<Row> extends GridProps<Row> {
  /** Actions of a card, where they differ from those of a row of the table. */
  readonly cardActions?: (row: Row) => ReactNode;
}

/** The rows of a list: a table from 900 px, cards below. */
export function Rows<Row extends object>({ cardActions, ...list }: RowsProps<Row>) {
  if (!useIsCardLayout()) return <Grid {...list} />;
  return <CardList {...list} {...(cardActions && { actions: cardActions })} />;
}
