/**
 * Why a replica did not answer a batch: `cut` – the connection broke; `unreachable` – no connection; `late` – timeout;
 * `declined` – the replica refused; `uncharged` – the replica refused and confirmed that nothing was charged.
 */
export type CallFailure = 'cut' | 'unreachable' | 'late' | 'declined' | 'uncharged';

/** Errors before anything was sent. */
const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const lateCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);

/** Classifies an error of the HTTP client. */
export function classifyCallFailure(error: unknown): CallFailure {
  const { name, code } = error as { name?: unknown; code?: unknown };
  if (name === 'AbortError' || lateCodes.has(String(code))) return 'late';
  return unreachableCodes.has(String(code)) ? 'unreachable' : 'cut';
}

/** Whether a batch may have been charged despite this failure. */
export function mayBeCharged(failure: CallFailure): boolean {
  return failure !== 'unreachable' && failure !== 'uncharged';
}
