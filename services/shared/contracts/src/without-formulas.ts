/** Matches where a formula starts: at the start or after any common separator, because spreadsheets may use another one; skips blanks and quotes. */
const formulaBegins = /(?<=^|[;,\t\r\n])(?=(?:(?![\t\r\n])[\s"])*[=+\-@＝＋－＠\0]|^[\t\r])/gu;

/** The text of a cell with an apostrophe before every formula (docs/SECURITY.md E7). */
export function withoutFormulas(text: string): string {
  return text.replace(formulaBegins, "'");
}
