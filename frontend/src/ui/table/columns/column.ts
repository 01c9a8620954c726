import type { ReactNode } from 'react';

/**
 * Slot of a value when the row is a card: its heading, the corner next to it, the whole width, a labelled line, at the
 * foot next to the actions, or none.
 */
export type CardSlot = 'head' | 'corner' | 'wide' | 'line' | 'foot' | 'none';

/** One column of a table. */
export interface Column<Row> {
  readonly field: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server can sort by this field. */
  readonly isSortable?: boolean;
  /** Fixed width, or the minimum of a column with `flex`; without it the column shares the remaining width. */
  readonly widthPx?: number;
  /** Share of the remaining width. */
  readonly flex?: number;
  /** Figures stand right. */
  readonly numeric?: boolean;
  /** Identifies the row, so users cannot hide it. */
  readonly isFixed?: boolean;
  /** Hidden in narrower windows: the least needed columns are hidden first. */
  readonly hiddenBelowPx?: 1024 | 1200 | 1300 | 1400;
  readonly card?: CardSlot;
}
