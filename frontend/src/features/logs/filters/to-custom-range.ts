import { DAY_MS } from '@pruefer/contracts/formats';
import { toLogSelection } from '../view/log-selection.js';
import type { LogView } from '../view/log-view.js';

/** Start and end in ISO 8601. */
export interface CustomRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** Initial start and end of a custom range: the shown span. */
export function toCustomRange({ range, filters }: LogView, nowMs: number): CustomRange {
  const { startDate, endDate = new Date(nowMs).toISOString() } = toLogSelection({ range, filters, iban: '' }, nowMs);
  return { startDate: startDate ?? new Date(Date.parse(endDate) - DAY_MS).toISOString(), endDate };
}
