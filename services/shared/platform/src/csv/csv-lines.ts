/** Begins of texts that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\0]/;
const needsQuotes = /[;"\r\n]/;

/** Says to spreadsheets that the file is UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/**
 * One line of a CSV file as German spreadsheets read it: `;` between the cells, quoted as RFC 4180, texts that look like formulas with
 * an apostrophe in front (docs/SECURITY.md E7). Numbers stay numbers, below zero too.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = withoutFormula(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text with an apostrophe in front when a spreadsheet would take it for a formula (docs/SECURITY.md E7). */
export function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
