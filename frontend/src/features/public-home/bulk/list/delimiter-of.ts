/** In this order where two occur in equally many lines. */
const DELIMITERS = [';', '\t', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const SAMPLE_CHARACTERS = 20_000;
const SAMPLE_LINES = 50;

/** The delimiter that most of the first lines contain outside of quotes; undefined for a list with one column. */
export function delimiterOf(text: string): Delimiter | undefined {
  const lines = text
    .slice(0, SAMPLE_CHARACTERS)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const counts = DELIMITERS.map((delimiter) => lines.filter((line) => line.includes(delimiter)).length);
  const max = Math.max(...counts);
  return max * 2 > lines.length ? DELIMITERS[counts.indexOf(max)] : undefined;
}
