/** What a sender gets whatever it sends; a small body is there long before. */
const FIRST_SECONDS = 5;
/** The least rate after that: a sender that keeps it has the whole time. */
const LEAST_BYTES_PER_SECOND = 500;
const LONGEST_SECONDS = 10;

/**
 * Whether a body that is not complete has had its time (docs/SECURITY.md D9).
 * @param seconds since its headers were there, a second more or less
 * @param receivedBytes in that time
 */
export function isOverdue(seconds: number, receivedBytes: number): boolean {
  return seconds >= Math.min(LONGEST_SECONDS, FIRST_SECONDS + receivedBytes / LEAST_BYTES_PER_SECOND);
}

/** Of a body that may take long: so much within so many seconds. */
export const LONG_BODY_LOOK_SECONDS = 10;
const LEAST_LONG_BODY_BYTES = LONG_BODY_LOOK_SECONDS * 64 * 1_024;
/** How long the rest of one that was answered already is dropped as it comes. */
const LONGEST_REST_SECONDS = 60;

/**
 * Whether a body that may take long has come too slowly (docs/SECURITY.md D9).
 * @param receivedBytes in the last `LONG_BODY_LOOK_SECONDS` in which it was read
 */
export function isCreeping(receivedBytes: number): boolean {
  return receivedBytes < LEAST_LONG_BODY_BYTES;
}

/** Whether a sender who was answered has had the time to notice. */
export function isDeaf(secondsSinceAnswer: number): boolean {
  return secondsSinceAnswer >= LONGEST_REST_SECONDS;
}
