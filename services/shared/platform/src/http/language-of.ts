import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '@pruefer/contracts';
import Negotiator from 'negotiator';

/** Browsers send far less. Longer ones would cost more than the answer. */
const MAX_HEADER_LENGTH = 200;

/**
 * The language of the sentences in an answer, by `Accept-Language` (RFC 9110 12.5.4).
 * @returns German without the header, and when it names none of our languages or is longer than 200 characters
 */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const { 'accept-language': header } = headers;
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return 'de';
  return (new Negotiator({ headers }).language([...languages]) as Language | undefined) ?? 'de';
}
