import type { FieldProblem, ProblemBody } from '@pruefer/contracts';
import type { SerializedError } from '@reduxjs/toolkit';

/** Why a call failed. `technical` is for logs and support, `message` for users. */
export interface CallError {
  readonly status: number | null;
  /** `<status>: <body>`, or the status text where the body is empty. */
  readonly technical: string;
  /** German; null when the server sent none. */
  readonly message: string | null;
  readonly code: string | null;
  readonly requestId: string | null;
  /** Seconds to wait before a retry; null if waiting does not help. */
  readonly waitSeconds: number | null;
  readonly fields: readonly FieldProblem[];
  /** The conflicting record as it is now, if the server sends it. */
  readonly current?: object | undefined;
  /** The call timed out: that alone does not mean that the connection is lost. */
  readonly isLate?: true;
  /** The session has ended. */
  readonly endsSession?: true;
}

/** Reads the error of a refused call. @param body text of the response; a problem document, or anything of a proxy */
export function parseCallError(response: Response, body: string): CallError {
  const problem = problemIn(body);
  return {
    status: response.status,
    technical: `${response.status}: ${body || response.statusText}`,
    message: problem?.message ?? null,
    code: problem?.code ?? null,
    requestId: problem?.requestId ?? response.headers.get('X-Request-Id'),
    waitSeconds: waitSecondsIn(response.headers),
    fields: problem?.errors ?? [],
    ...(problem?.current && { current: problem.current }),
  };
}

/** The error of a call without a response. @param reason technical, for logs and support */
export function noAnswerError(reason: string): CallError {
  return { status: null, technical: reason, message: null, code: null, requestId: null, waitSeconds: null, fields: [] };
}

/** The error that the hooks return: the server's, or an exception thrown before the call was made. */
export type HookError = CallError | SerializedError;

/** Turns the error of a hook into a `CallError`. For an exception, users only read that the call failed. */
export function asCallError(error: HookError): CallError;
export function asCallError(error: HookError | undefined): CallError | undefined;
export function asCallError(error: HookError | undefined): CallError | undefined {
  if (!error || 'technical' in error) return error;
  return noAnswerError(`${error.name ?? 'Error'}: ${error.message ?? ''}`);
}

function problemIn(body: string): Partial<ProblemBody> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

/** `Retry-After` in seconds, else the reset time `t` of a used-up `RateLimit`. */
function waitSecondsIn(headers: Headers): number | null {
  const retryAfter = /^\d+$/.exec(headers.get('Retry-After') ?? '')?.[0];
  const reset = /;r=0;t=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1];
  const seconds = retryAfter ?? reset;
  return seconds === undefined ? null : Number(seconds);
}
