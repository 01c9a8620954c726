import { problemBody, problems } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idsOf, pathOf } from '../log/request-log.js';
import { withoutSecrets } from '../log/without-secrets.js';
import { problemOf } from './problem-of.js';

/** Answers with the problem that an error stands for: never a stack or a text of the inside (docs/SECURITY.md E11). */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, details } = problemOf(error);
  const { status } = problems[code];
  // Fastify closes the connection after every body that it did not take. One that is there as a whole leaves nothing behind on it. Of one
  // that is too large, Node drops the rest for as long as a request may take: a sender that still writes would see a broken connection
  // instead of the answer.
  const leavesNothing = code === 'body_too_large' || request.raw.complete;
  if (leavesNothing && reply.hasHeader('connection')) reply.removeHeader('connection');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(details.retryAfterSeconds));
  const about = { ...idsOf(request), instance: withoutSecrets(pathOf(request)) };
  void reply
    .code(status)
    .type('application/problem+json')
    .send(problemBody(code, about, details));
}
