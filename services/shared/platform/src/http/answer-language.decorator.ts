import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Language } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { responseLanguage } from './language-of.js';

/** The language of the sentences in an answer, as the caller prefers; the answer's headers name it. */
export const AnswerLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp();
  return responseLanguage(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
