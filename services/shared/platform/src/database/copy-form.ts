/** How values are written for PostgreSQL's COPY in its text form. */

const NULL = '\\N';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Any text. */
export function copyText(text: string | null): string {
  if (text === null) return NULL;
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : text;
}

/** What never holds a character that means something to COPY: numbers, dates, UUIDs. */
export function copyPlain(value: string | number | null): string {
  return value === null ? NULL : String(value);
}

/** Bytes that are given in hex. */
export function copyBytes(hex: string | null): string {
  return hex === null ? NULL : `\\\\x${hex}`;
}
