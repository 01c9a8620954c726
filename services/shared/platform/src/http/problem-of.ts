import { HttpException } from '@nestjs/common';
import { Problem, type ProblemCode } from '@pruefer/contracts';
import { isServerUnavailable } from './is-server-unavailable.js';

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
 * The problem that an error is answered with: our own as it is, Fastify's and Nest's by their status, `unavailable` when a server that
 * the call needs is unavailable, everything else `internal_error`.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isServerUnavailable(error))
    return new Problem('unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_AFTER_SECONDS });
  const cause: unknown = error instanceof HttpException ? (error.cause ?? error) : error;
  const { code, statusCode } = Object(cause) as { code?: unknown; statusCode?: unknown };
  if (jsonErrors.has(String(code))) return new Problem('invalid_json');
  // Other errors may carry a status too, for example that of a server we called: it is none of our caller's business.
  const isFastifys = String(code).startsWith('FST_');
  const status = error instanceof HttpException ? error.getStatus() : isFastifys ? Number(statusCode) : 500;
  return new Problem(codeByStatus[status] ?? 'internal_error');
}
