import type { IncomingHttpHeaders } from 'node:http';
import type { Check } from '@pruefer/contracts';
import { readLanguage } from '@pruefer/platform';

/** The language that a caller asks for; empty for German, the default of a check. */
export function languageField(headers: IncomingHttpHeaders): Pick<Check, 'language'> {
  const language = readLanguage(headers);
  return language === 'de' ? {} : { language };
}
