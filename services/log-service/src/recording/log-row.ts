import { requestFieldList, type RequestRow } from '@pruefer/contracts';

/** Country of a request whose IBAN names none or is not known. */
export const UNKNOWN_COUNTRY = '??';

/** One row of the request log, whichever event it came from. Full values are kept `LOG_DETAILS_DAYS`, apart from the row. */
export interface LogRow extends RequestRow {
  /** UTC day of `at`, YYYY-MM-DD: the partition. */
  readonly day: string;
  /** Microseconds, so that sums are exact; null when nobody measured. */
  readonly responseTimeUs: number | null;
  /** It takes back what another event of this id said. */
  readonly isReversed: boolean;
}

const rowFields = requestFieldList.filter(({ column, from, form }) => form !== 'milliseconds' && (column || !from));

/** A row of one request of which nothing is known yet. A copy of it is filled faster than an object with fields of its own. */
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
export function utcDayOf(at: string): string {
  return at.slice(0, 10);
}
