const plain = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** A number for the edge of a chart: in full up to 9.999, then "200 Tsd.", then "1,5 Mio.". */
export function shortNumber(value: number): string {
  if (value < 10 * THOUSAND) return plain.format(value);
  if (value < MILLION) return `${short.format(value / THOUSAND)} Tsd.`;
  return `${short.format(value / MILLION)} Mio.`;
}
