import { selectionOf } from '../view/log-selection.js';
import type { LogView } from '../view/log-view.js';

/** Start and end in ISO 8601. */
export interface OwnRange {
  readonly startDate: string;
  readonly endDate: string;
}

const DAY_MS = 86_400_000;

/** Start and end with which the fields of an own range begin: the shown span. */
export function ownRangeOf({ range, filters }: LogView, nowMs: number): OwnRange {
  const { startDate, endDate = new Date(nowMs).toISOString() } = selectionOf({ range, filters, iban: '' }, nowMs);
  return { startDate: startDate ?? new Date(Date.parse(endDate) - DAY_MS).toISOString(), endDate };
}
