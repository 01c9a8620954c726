import type { LogEntry } from '@pruefer/contracts';
import type { Direction, RowPosition } from '../sql/row-statements.js';

export interface RowCount {
  readonly total: number;
  /** false: there may be more rows. */
  readonly totalIsExact: boolean;
}

/** The list of rows that match a selection, newest first. */
export interface FoundRows {
  count(): Promise<RowCount>;
  /** Rows from a position in the list on. */
  page(offset: number, limit: number): Promise<LogEntry[]>;
  /** Rows next to one of them, in the order of the list. */
  neighbours(position: RowPosition, towards: Direction, limit: number): Promise<LogEntry[]>;
}
