/** What a sender gets whatever it sends; a small body is there long before. */
const FIRST_SECONDS = 5;
/** The least rate after that: whoever keeps it has the whole time. */
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
