import type { IncomingHttpHeaders } from 'node:http';
import type { Check } from '@pruefer/contracts';
import { languageOf } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';

/** The language that a caller asks for; empty for German, the default of a check. */
export function languageField(headers: IncomingHttpHeaders): Pick<Check, 'language'> {
  const language = languageOf(headers);
  return language === 'de' ? {} : { language };
}

/** Names the language of an answer that is not German. */
export function setContentLanguage(reply: FastifyReply, { language }: Pick<Check, 'language'>): void {
  if (language) reply.headers({ 'content-language': language, vary: 'accept-language' });
}
