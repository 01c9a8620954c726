import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Language } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { responseLanguage } from './language-of.js';

/** The language of the sentences in a response, as the caller prefers; the response's headers name it. */
export const ResponseLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp();
  return responseLanguage(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
