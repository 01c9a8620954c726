import type { IncomingHttpHeaders } from 'node:http';

/** Says in the answer's headers that it is the short one. */
export const PREFERENCE_APPLIED = { name: 'preference-applied', value: 'return=minimal' } as const;

/**
 * Whether a caller has asked for the short answer: `Prefer: return=minimal` (RFC 7240). Of several preferences of one name the first counts;
 * what we do not know is passed over.
 */
export function prefersMinimal({ prefer }: IncomingHttpHeaders): boolean {
  if (prefer === undefined) return false;
  const [wanted] = String(prefer)
    .split(',')
    .map(preferenceOf)
    .filter(({ name }) => name === 'return');
  return wanted?.value === 'minimal';
}

/** Without its parameters: `return` has none. */
function preferenceOf(text: string): { name: string; value: string } {
  const [preference = ''] = text.split(';');
  const [name = '', value = ''] = preference.split('=').map((part) => part.trim());
  return { name: name.toLowerCase(), value: value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value };
}
