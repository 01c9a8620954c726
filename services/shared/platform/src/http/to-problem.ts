import { HttpException } from '@nestjs/common';
import { Problem, type ProblemCode } from '@pruefer/contracts';
import { isServerUnavailable } from '../is-server-unavailable.js';

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  414: 'invalid_request',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

const UNAVAILABLE_RETRY_AFTER_SECONDS = 1;
const jsonErrors = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

/**
 * Maps an error to a problem: problems unchanged, errors of Fastify and Nest by their status, `unavailable` for an unavailable
 * server, everything else `internal_error`.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isServerUnavailable(error))
    return new Problem('unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_AFTER_SECONDS });
  const cause: unknown = error instanceof HttpException ? (error.cause ?? error) : error;
  const { code, statusCode } = Object(cause) as { code?: unknown; statusCode?: unknown };
  if (jsonErrors.has(String(code))) return new Problem('invalid_json');
  // Other errors can carry the status of a server that we called, which must not be passed on to the client.
  const isFastifys = String(code).startsWith('FST_');
  const status = error instanceof HttpException ? error.getStatus() : isFastifys ? Number(statusCode) : 500;
  return new Problem(codeByStatus[status] ?? 'internal_error');
}
