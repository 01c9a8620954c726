/**
 * Why a replica did not answer a batch: `cut` – the connection broke; `unreachable` – there was none; `late` – the time was
 * up; `declined` – it said that it could not.
 */
export type Failure = 'cut' | 'unreachable' | 'late' | 'declined';

const cutCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_DESTROYED', 'UND_ERR_CLOSED']);
const lateCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);

/** Puts an error of the HTTP client into our words. */
export function failureOf(error: unknown): Failure {
  const { name, code } = error as { name?: unknown; code?: unknown };
  if (name === 'AbortError' || lateCodes.has(String(code))) return 'late';
  return cutCodes.has(String(code)) ? 'cut' : 'unreachable';
}
