/**
 * Positions where a spreadsheet could read a formula: at the start of a text or after any common separator, because the
 * file may be opened with another separator; leading blanks and quotes are ignored.
 */
const formulaBegins = /(?<=^|[;,\t\r\n])(?=(?:(?![\t\r\n])[\s"])*[=+\-@＝＋－＠\0]|^[\t\r])/gu;

/** The text of a cell with an apostrophe before every formula (docs/SECURITY.md E7). */
export function withoutFormulas(text: string): string {
  return text.replace(formulaBegins, "'");
}
