import { germanNumber } from '@pruefer/contracts/formats';

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** A number for the edge of a chart: in full up to 9.999, then "200 Tsd.", then "1,5 Mio.". */
export function shortNumber(value: number): string {
  if (value < 10 * THOUSAND) return germanNumber(value, { atMost: 0 });
  if (value < MILLION) return `${germanNumber(value / THOUSAND, { atMost: 1 })} Tsd.`;
  return `${germanNumber(value / MILLION, { atMost: 1 })} Mio.`;
}
