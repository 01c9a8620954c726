/** Minimum time for a body, at any rate. */
const FIRST_SECONDS = 5;
/** Minimum average rate after that time. */
const MIN_BYTES_PER_SECOND = 500;
const MAX_SECONDS = 10;

/**
 * Whether an incomplete body has exceeded its time (docs/SECURITY.md D9).
 * @param seconds since its headers arrived, accurate to a second
 * @param receivedBytes in that time
 */
export function isOverdue(seconds: number, receivedBytes: number): boolean {
  return seconds >= Math.min(MAX_SECONDS, FIRST_SECONDS + receivedBytes / MIN_BYTES_PER_SECOND);
}

/** Interval in which the rate of a long body is measured. */
export const LONG_BODY_CHECK_SECONDS = 10;
const MIN_LONG_BODY_BYTES = LONG_BODY_CHECK_SECONDS * 64 * 1_024;
/** Time for which the rest of a body is discarded after the answer was sent. */
const MAX_REST_SECONDS = 60;

/** Whether a long body is too slow (docs/SECURITY.md D9). @param receivedBytes in the last {@link LONG_BODY_CHECK_SECONDS} of reading */
export function isBelowMinRate(receivedBytes: number): boolean {
  return receivedBytes < MIN_LONG_BODY_BYTES;
}

/** Whether the sender keeps sending although the response was sent long ago. */
export function ignoresResponse(secondsSinceResponse: number): boolean {
  return secondsSinceResponse >= MAX_REST_SECONDS;
}
