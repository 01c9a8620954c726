import { detectEncoding, detectListFormat } from '@pruefer/iban';

/** The text of a list without its byte order mark; undefined for a file of another kind. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = detectEncoding(bytes, true);
  if (typeof encoding === 'object') return undefined;
  const text = new TextDecoder(encoding).decode(bytes);
  return detectListFormat(text) === 'list' ? text : undefined;
}
