import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '@pruefer/contracts';
import Negotiator from 'negotiator';

/**
 * The language of the sentences in an answer, by `Accept-Language` (RFC 9110 12.5.4).
 * @returns German without the header, and when it names none of our languages
 */
export function languageOf(headers: IncomingHttpHeaders): Language {
  if (headers['accept-language'] === undefined) return 'de';
  return (new Negotiator({ headers }).language([...languages]) as Language | undefined) ?? 'de';
}
