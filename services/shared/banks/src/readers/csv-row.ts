import { parse } from 'csv-parse/sync';

/** The cells of one line without blanks around them, or why they cannot be told apart. */
export type CsvRow = { readonly cells: readonly string[] } | { readonly reason: string };

export interface CsvForm {
  readonly separator: Separator;
  /** Whether a quote inside a bare cell is a character like any other: publishers that never quote write names so. */
  readonly hasLooseQuotes: boolean;
}

export type Separator = ';' | ',' | '\t';

/** How most publishers write: semicolons, and quotes only around whole cells. */
export const strictForm: CsvForm = { separator: ';', hasLooseQuotes: false };
const WITHOUT_QUOTES = /^[^"]*$/;

/**
 * Cuts one line into cells. Each line by itself, because one quote too many would swallow the rest of the file; no publisher breaks a line
 * inside a field below the heading.
 */
export function csvRow(line: string, { separator, hasLooseQuotes }: CsvForm = strictForm): CsvRow {
  try {
    // A line without quotes needs no parser: most of some files, and many times as fast.
    const cells = WITHOUT_QUOTES.test(line)
      ? line.split(separator)
      : (parse(line, { delimiter: separator, relax_quotes: hasLooseQuotes })[0] ?? []);
    return { cells: cells.map((cell) => cell.trim()) };
  } catch {
    return { reason: 'Die Anführungszeichen sind nicht richtig gesetzt.' };
  }
}
