/**
 * Why a replica did not answer a batch: `cut` – the connection broke; `unreachable` – there was none; `late` – the time was
 * up; `declined` – it said that it could not; `uncharged` – it said so, and that nothing was charged.
 */
export type CallFailure = 'cut' | 'unreachable' | 'late' | 'declined' | 'uncharged';

/** Nothing was sent. */
const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const lateCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);

/** Puts an error of the HTTP client into our words. */
export function callFailureOf(error: unknown): CallFailure {
  const { name, code } = error as { name?: unknown; code?: unknown };
  if (name === 'AbortError' || lateCodes.has(String(code))) return 'late';
  return unreachableCodes.has(String(code)) ? 'unreachable' : 'cut';
}

/** Whether a batch whose attempt failed like this may be charged nevertheless. */
export function mayBeCharged(failure: CallFailure): boolean {
  return failure !== 'unreachable' && failure !== 'uncharged';
}
