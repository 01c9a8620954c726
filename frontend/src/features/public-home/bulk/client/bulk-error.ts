import { IbanApiProblem, IbanApiTimeout } from '@pruefer/client';
import type { CallError } from '~/api/http/call-error.js';
import { type Answered, notReachedError, timeoutError } from '~/api/http/request.js';

export interface BulkError extends CallError {
  /** Remaining checks of the quota; null when the quota is not the reason. */
  readonly available: number | null;
}

/** The error of the client as the page shows it. */
export function toBulkError(reason: unknown): BulkError {
  const technical = String(reason);
  if (!(reason instanceof IbanApiProblem)) {
    return {
      ...(reason instanceof IbanApiTimeout ? timeoutError(technical) : notReachedError(technical)),
      available: null,
    };
  }
  const { status, code, detail, requestId = null, retryAfterSeconds = null, errors, available = 0 } = reason;
  return {
    status,
    technical,
    message: code === 'unreadable_answer' ? null : detail,
    code,
    requestId,
    waitSeconds: retryAfterSeconds,
    fields: errors,
    available: code === 'quota_exceeded' || code === 'quota_insufficient' ? available : null,
  };
}

/** The result of a call of the client. Never throws. */
export async function callResult<Data>(call: Promise<Data>): Promise<Answered<Data>> {
  try {
    return { data: await call };
  } catch (reason) {
    return { error: toBulkError(reason) };
  }
}
