import { germanNumber } from '@pruefer/contracts/formats';

const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** From here on a number with one decimal rounds to 1,000 thousands. */
const ROUNDED_MILLION = 999_950;

/** A number for the edge of a chart: in full up to 9.999, then "200 Tsd.", then "1,5 Mio.". */
export function shortNumber(value: number): string {
  if (value < 10 * THOUSAND) return germanNumber(value, { atMost: 0 });
  if (value < ROUNDED_MILLION) return `${germanNumber(value / THOUSAND, { atMost: 1 })} Tsd.`;
  return `${germanNumber(value / MILLION, { atMost: 1 })} Mio.`;
}
