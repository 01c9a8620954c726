import { problemBody, problems } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getRequestIds } from '../log/request-log.js';
import { shownPath } from '../log/request-path.js';
import { responseLanguage } from './read-language.js';
import { toProblem } from './to-problem.js';

/** Answers an error with its problem, without a stack or internal texts (docs/SECURITY.md E11). */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, details } = toProblem(error);
  const { status } = problems[code];
  // Fastify closes the connection after a body that it did not read. A complete body leaves nothing on the connection. Node
  // discards the rest of a body that is too large within the request limit; closing earlier would break the connection before the
  // client reads the answer.
  const leavesNothing = code === 'body_too_large' || request.raw.complete;
  if (leavesNothing && reply.hasHeader('connection')) reply.removeHeader('connection');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(details.retryAfterSeconds));
  const about = { ...getRequestIds(request), instance: shownPath(request) };
  const language = responseLanguage(request, reply);
  void reply
    .code(status)
    .type('application/problem+json')
    .send(problemBody(code, about, details, language));
}
