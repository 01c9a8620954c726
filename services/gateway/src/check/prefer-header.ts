import type { IncomingHttpHeaders } from 'node:http';

/** Header of a short answer (RFC 7240). */
export const PREFERENCE_APPLIED = { name: 'preference-applied', value: 'return=minimal' } as const;

/** One preference with its parameters: a comma within quotes does not end it. Every character is read once, also in a text without its end. */
const PREFERENCE = /(?:"(?:[^"\\]|\\.?)*(?:"|$)|[^",])+/g;

/**
 * Reads the preferred kind of answer, `Prefer: return=…` (RFC 7240), in upper or lower case, quoted or not. Of several preferences of one name the first
 * counts, also over several headers; other preferences are ignored.
 * @returns the preferred value in lower case; undefined when there is none
 */
export function preferredReturn({ prefer }: IncomingHttpHeaders): string | undefined {
  if (prefer === undefined) return undefined;
  return (String(prefer).match(PREFERENCE) ?? []).map(parsePreference).find(({ name }) => name === 'return')?.value;
}

/** Whether a caller asks for the short answer. */
export function prefersMinimal(headers: IncomingHttpHeaders): boolean {
  return preferredReturn(headers) === 'minimal';
}

/** Reads one preference without its parameters, because `return` has none. */
function parsePreference(text: string): { name: string; value: string } {
  const [preference = ''] = text.toLowerCase().split(';', 1);
  const [name = '', value = ''] = preference.split('=').map((part) => part.trim());
  return { name, value: value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value };
}
