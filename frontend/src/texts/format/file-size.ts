import { germanNumber } from '@pruefer/contracts/formats';

const THOUSAND = 1_000;
const LARGE = 100;
const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** A size as files carry it, in thousands: "184 MB", "1,2 GB". */
export function fileSize(bytes: number): string {
  const steps = Math.min(units.length, Math.max(1, Math.ceil(Math.log10(Math.max(1, bytes) + 1) / 3) - 1));
  const size = bytes / THOUSAND ** steps;
  // A blank that does not break: the unit stays with its number.
  return `${germanNumber(size, { atMost: size < LARGE ? 1 : 0 })}\u00a0${units[steps - 1]}`;
}
