import { requestFieldList, type RequestRow } from '@pruefer/contracts';

/** Country of a request whose IBAN names none or is not known. */
const UNKNOWN_COUNTRY = '??';

/** A row of the request log, from any event. Details are kept `LOG_DETAILS_DAYS` in a separate table. */
export interface LogRow extends RequestRow {
  /** UTC day of `at`, YYYY-MM-DD: the partition. */
  readonly day: string;
  /** Microseconds, so that sums are exact; null when not measured. */
  readonly responseTimeUs: number | null;
  /** Corrects an earlier event with the same id. */
  readonly isReversed: boolean;
}

const rowFields = requestFieldList.filter(({ column, from, form }) => form !== 'milliseconds' && (column || !from));

/** An empty row of one request. Copying and filling it is faster than creating a new object. */
export const blankRow = {
  ...Object.fromEntries(rowFields.map(({ name }) => [name, null])),
  id: '',
  at: '',
  day: '',
  status: 0,
  count: 1,
  country: UNKNOWN_COUNTRY,
  responseTimeUs: null,
  isReversed: false,
} as unknown as LogRow;

/** The UTC day of an instant in the form `LogRow.at` has. */
export function dayOfInstant(at: string): string {
  return at.slice(0, 10);
}
