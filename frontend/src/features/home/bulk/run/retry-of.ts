import type { CallError } from '~/api/base/call-error.js';

interface Refused extends Pick<CallError, 'status' | 'code' | 'waitSeconds'> {
  /** Given where the quota is the reason. */
  readonly available?: number | null;
}

const MAX_PAUSE_SECONDS = 120;
const MAX_OWN_PAUSE_SECONDS = 30;
const passing: ReadonlySet<number | null> = new Set([null, 409, 429, 502, 503, 504]);

/** Whether the same call may be answered later: a lost connection, a busy system, a limit for a time. */
export function isWorthRetrying({ status, code, available = null, waitSeconds }: Refused): boolean {
  if (available !== null || (waitSeconds ?? 0) > MAX_PAUSE_SECONDS) return false;
  return status === 409 ? code === 'idempotency_in_progress' : passing.has(status);
}

/** `Retry-After`, else 1, 2, 4 … seconds. @param refusals in a row, from 1 */
export function pauseSeconds({ waitSeconds }: Refused, refusals: number): number {
  return waitSeconds ?? Math.min(MAX_OWN_PAUSE_SECONDS, 2 ** (refusals - 1));
}
