import { problemBody, problems } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../log/request-log.js';
import { withoutSecrets } from '../log/without-secrets.js';
import { problemOf } from './problem-of.js';

/** Answers with the problem that an error stands for: never a stack or a text of the inside (docs/SECURITY.md E11). */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, details } = problemOf(error);
  const { status } = problems[code];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(details.retryAfterSeconds));
  const about = { requestId: request.id, instance: withoutSecrets(pathOf(request)) };
  void reply
    .code(status)
    .type('application/problem+json')
    .send(problemBody(code, about, details));
}
