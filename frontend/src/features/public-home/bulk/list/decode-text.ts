import { encodingOf, formatOf } from '@pruefer/iban';

/** The text of a list without its byte order mark; undefined for a file of another kind. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes, true);
  if (typeof encoding === 'object') return undefined;
  const text = new TextDecoder(encoding).decode(bytes);
  return formatOf(text) === 'list' ? text : undefined;
}
