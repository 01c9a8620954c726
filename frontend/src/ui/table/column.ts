import type { ReactNode } from 'react';

/**
 * Where a value stands when the row is a card: its heading, the corner beside it, the whole width, a labelled line, at the foot beside
 * the actions, or nowhere.
 */
export type CardPlace = 'head' | 'corner' | 'wide' | 'line' | 'foot' | 'none';

/** One column of a table. */
export interface Column<Row> {
  readonly field: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column is sorted by; without it it cannot be sorted. */
  readonly sortBy?: (row: Row) => SortValue;
  /** The server can sort by this field: for lists that it pages. */
  readonly isSortable?: boolean;
  /** A fixed width, or the least one of a column with `flex`; without it the column shares what is left. */
  readonly widthPx?: number;
  /** Its share of what is left. */
  readonly flex?: number;
  /** Figures stand right. */
  readonly numeric?: boolean;
  /** Says which row it is: nobody can hide it. */
  readonly isFixed?: boolean;
  /** Not shown in narrower windows: what is least needed goes first. */
  readonly hiddenBelowPx?: 1024 | 1200 | 1300;
  readonly card?: CardPlace;
}

export type SortValue = string | number | boolean | null;

/** Which part of a list is shown, in which order. */
export interface TableView {
  /** Field of a column, with `-` in front for descending. */
  readonly sort: string | null;
  /** From 1. */
  readonly page: number;
}
