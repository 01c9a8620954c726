import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

/** Says to spreadsheets that the file is UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/**
 * Where a spreadsheet could see a formula begin: at the begin of a text or behind what some spreadsheet takes for the end of a cell, as
 * the file may be opened with another separator than ours; blanks and quotes in front hide nothing.
 */
const formulaBegins = /(?<=^|[;,\t\r\n])(?=(?:(?![\t\r\n])[\s"])*[=+\-@＝＋－＠\0]|^[\t\r])/gu;

/** As German spreadsheets read it: `;` between the cells, every text quoted (RFC 4180); numbers stay numbers, below zero too. */
const form = {
  delimiter: ';',
  record_delimiter: 'windows',
  quoted_string: true,
  cast: { string: withoutFormulas },
} as const;

/** Lines of a CSV file; no cell of it is a formula, at whichever of `;`, `,` and tab it is split (docs/SECURITY.md E7). */
export function csvLines(rows: readonly CsvRow[]): string {
  return stringify(rows as CsvRow[], form);
}

function withoutFormulas(text: string): string {
  return text.replace(formulaBegins, "'");
}
