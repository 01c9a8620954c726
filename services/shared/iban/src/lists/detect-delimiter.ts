import { CsvRows } from './csv-rows.js';
import { ibanIn } from './iban-cell.js';
import type { TableDelimiter, TextLine } from './table-row.js';

/** The first of two equally good delimiters is taken, because many files with semicolons contain decimal commas. */
const DELIMITERS = [';', '\t', ','] as const;
const MAX_SAMPLE_LINES = 200;
/** The line by which Excel names the delimiter. */
const NAMED_DELIMITER = /^"?sep=([;,\t])"?$/i;

/** The delimiter that Excel's first line names; undefined: the line is another one. */
export function namedDelimiter(line: TextLine | undefined): TableDelimiter | undefined {
  return NAMED_DELIMITER.exec(line?.text ?? '')?.[1] as TableDelimiter | undefined;
}

/** The delimiter that separates the most IBANs from other cells, or else splits the most lines into equally many cells. A list of one column has `;`. */
export function detectDelimiter(lines: readonly TextLine[]): TableDelimiter {
  const sample = lines.filter(({ text }) => text !== '').slice(0, MAX_SAMPLE_LINES);
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, ...computeScore(sample, delimiter) }));
  const best = scores.reduce((first, other) =>
    other.ibans > first.ibans || (other.ibans === first.ibans && other.evenRows > first.evenRows) ? other : first,
  );
  return best.delimiter;
}

function computeScore(
  lines: readonly TextLine[],
  delimiter: TableDelimiter,
): { readonly ibans: number; readonly evenRows: number } {
  const reader = new CsvRows(delimiter);
  const rows = [...reader.push(lines), ...reader.end()].map(({ cells }) => cells ?? []);
  const ibans = rows.flat().filter((cell) => ibanIn(cell) !== undefined).length;
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return { ibans, evenRows: Math.max(0, ...counts.values()) };
}
