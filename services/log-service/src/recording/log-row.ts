/** Country of a request whose IBAN names none or is not known. */
export const UNKNOWN_COUNTRY = '??';

/** One row of the request log, whichever event it came from. */
export interface LogRow {
  /** Id of the event. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** UTC day of `at`, YYYY-MM-DD: the partition. */
  readonly day: string;
  readonly status: number;
  /** How many requests the row stands for. */
  readonly count: number;
  readonly country: string;
  /** Microseconds, so that sums are exact; null when nobody measured. */
  readonly responseTimeUs: number | null;
  readonly contractId: number | null;
  readonly keyId: string | null;
  readonly ibanMasked: string | null;
  readonly ibanHash: string | null;
  readonly addressShort: string | null;
  readonly addressHash: string | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly bankDetails: object | null;
  readonly dataVersion: string | null;
  readonly requestId: string | null;
  /** It takes back what another event of this id said. */
  readonly isReversed: boolean;
  /** Full values: kept `LOG_DETAILS_DAYS`, apart from the row. */
  readonly iban: string | null;
  readonly address: string | null;
}

/** The UTC day of an instant in the form `LogRow.at` has. */
export function utcDayOf(at: string): string {
  return at.slice(0, 10);
}
