import type { IncomingHttpHeaders } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Language, languages } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Browsers send far less. Longer ones would cost more than the answer. */
const MAX_HEADER_LENGTH = 200;

/**
 * The language of the sentences in an answer, by `Accept-Language` (RFC 9110 12.5.4).
 * @returns German without the header, and when it names none of our languages or is longer than 200 characters
 */
export function readLanguage(headers: IncomingHttpHeaders): Language {
  const { 'accept-language': header } = headers;
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return 'de';
  return (new Negotiator({ headers }).language([...languages]) as Language | undefined) ?? 'de';
}

/** Names the language of an answer in its headers. @param language undefined: German by default, which is not named */
export function setContentLanguage(reply: FastifyReply, language: Language | undefined): void {
  if (language) reply.headers({ 'content-language': language, vary: 'accept-language' });
}

/** The language that a caller prefers, which the headers of the answer then name. */
export function responseLanguage({ headers }: FastifyRequest, reply: FastifyReply): Language {
  const language = readLanguage(headers);
  setContentLanguage(reply, language);
  return language;
}

/** The language of the sentences in a response, as the caller prefers; the response's headers name it. */
export const ResponseLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp();
  return responseLanguage(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
