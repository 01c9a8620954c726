import { parse } from 'csv-parse/sync';

/** One line of a CSV file: its cells without blanks around them, or why they cannot be told apart. */
export type CsvRow =
  { readonly line: number; readonly cells: readonly string[] } | { readonly line: number; readonly reason: string };

const WITHOUT_QUOTES = /^[^"]*$/;

/**
 * Cuts text into lines and cells, separated by semicolons. Line by line, because one quote too many would swallow the rest of the file;
 * no publisher breaks a line inside a field. Empty lines are left out.
 */
export function csvRows(text: string): CsvRow[] {
  return text.split(/\r?\n/).flatMap((content, index) => (content.trim() === '' ? [] : [rowOf(content, index + 1)]));
}

function rowOf(content: string, line: number): CsvRow {
  try {
    // A line without quotes needs no parser: most of some files, and many times as fast.
    const cells = WITHOUT_QUOTES.test(content) ? content.split(';') : (parse(content, { delimiter: ';' })[0] ?? []);
    return { line, cells: cells.map((cell) => cell.trim()) };
  } catch {
    return { line, reason: 'Die Anführungszeichen sind nicht richtig gesetzt.' };
  }
}
