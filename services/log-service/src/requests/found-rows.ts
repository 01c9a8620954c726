import type { LogEntry } from '@pruefer/contracts';
import type { Direction, Place } from './row-statements.js';

export interface RowCount {
  readonly total: number;
  /** false: there are more. */
  readonly totalIsExact: boolean;
}

/** The rows that a selection finds, as a list with the newest first. */
export interface FoundRows {
  count(): Promise<RowCount>;
  /** Rows from a place in the list on. */
  from(offset: number, limit: number): Promise<LogEntry[]>;
  /** Rows next to one of them, in the order of the list. */
  beside(place: Place, towards: Direction, limit: number): Promise<LogEntry[]>;
}
