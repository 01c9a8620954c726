import { type Answered, notReached, timedOut } from '~/api/base/request.js';

/** A call that a customer's key pays for. */
export interface KeyedCall {
  readonly method: string;
  readonly path: string;
  readonly apiKey: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/** Sends a call with the key in its header alone, without the session of a signed-in user. Never throws. */
export async function sendWithKey<Data>(
  { method, path, apiKey, headers, body, signal, timeoutMs = TIMEOUT_MS }: KeyedCall,
  read: (response: Response) => Promise<Answered<Data>>,
  send = fetch,
): Promise<Answered<Data>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(new URL(path, window.location.origin), {
      method,
      credentials: 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: { ...headers, 'X-API-Key': apiKey },
      ...(body !== undefined && { body }),
    });
    return await read(response);
  } catch (reason) {
    return { error: timeout.aborted ? timedOut(String(reason)) : notReached(String(reason)) };
  }
}
