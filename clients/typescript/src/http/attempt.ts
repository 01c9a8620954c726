import { IbanApiError, IbanApiTimeout, IbanApiUnreachable } from '../errors.js';
import { readProblem } from './read-answer.js';

/** One HTTP request and its limits. */
interface AttemptOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request once.
 * @param send gets the signal that ends it
 * @param read gets a successful answer, within the same time
 * @throws IbanApiProblem, IbanApiTimeout, IbanApiUnreachable; the reason of the signal
 */
export async function attempt<Result>(
  send: (signal: AbortSignal) => Promise<Response>,
  read: (response: Response) => Promise<Result>,
  { timeoutMs, signal }: AttemptOptions,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => controller.abort(new IbanApiTimeout(timeoutMs)), timeoutMs);
  try {
    const response = await send(controller.signal);
    if (!response.ok) throw await readProblem(response);
    return await read(response);
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error instanceof IbanApiError ? error : new IbanApiUnreachable(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
