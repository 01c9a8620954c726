import { parse } from 'csv-parse/sync';

/** The trimmed cells of one line, or the reason why it cannot be split. */
type SplitRow = { readonly cells: readonly string[] } | { readonly reason: string };

export interface CsvForm {
  readonly separator: Separator;
  /** Whether a quote inside an unquoted cell is literal, for publishers that never quote. */
  readonly hasLooseQuotes: boolean;
}

type Separator = ';' | ',' | '\t';

/** The usual form: semicolons, and quotes only around whole cells. */
export const strictForm: CsvForm = { separator: ';', hasLooseQuotes: false };
const WITHOUT_QUOTES = /^[^"]*$/;

/**
 * Splits one line into cells. Lines are independent, because otherwise one surplus quote would swallow the rest of the file; no publisher breaks
 * lines inside fields below the heading.
 */
export function csvRow(line: string, { separator, hasLooseQuotes }: CsvForm = strictForm): SplitRow {
  try {
    // Lines without quotes, which are most of some files, are split many times faster.
    const cells = WITHOUT_QUOTES.test(line)
      ? line.split(separator)
      : (parse(line, { delimiter: separator, relax_quotes: hasLooseQuotes })[0] ?? []);
    return { cells: cells.map((cell) => cell.trim()) };
  } catch {
    return { reason: 'Die Anführungszeichen sind nicht richtig gesetzt.' };
  }
}
