/** Formats values for the text format of PostgreSQL's COPY. */

const NULL = '\\N';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A text with the escapes of COPY. */
export function copyText(text: string | null): string {
  if (text === null) return NULL;
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : text;
}

/** Values without special characters for COPY: numbers, dates, UUIDs. */
export function copyPlain(value: string | number | null): string {
  return value === null ? NULL : String(value);
}

/** Bytes as bytea for COPY. @param hex their hex form */
export function copyBytes(hex: string | null): string {
  return hex === null ? NULL : `\\\\x${hex}`;
}
