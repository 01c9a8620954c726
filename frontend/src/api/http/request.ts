import { pageLanguage } from '~/texts/page-language.js';
import { t } from '~/texts/site.js';
import { consumeActivity } from './activity.js';
import { readToken } from './auth-token.js';
import { type CallError, noAnswerError, parseCallError } from './call-error.js';

/** One request to the gateway, as `call` makes it from an endpoint of the contract, with the type of its answer. */
export interface Call<Answer> {
  readonly method: string;
  readonly path: string;
  /** A file and a form go as they are, everything else as JSON. */
  readonly body?: object;
  readonly isSignedIn?: boolean;
  /** Makes it safe to send the same again: the server does it once. */
  readonly idempotencyKey?: string;
  /** Carries the answer's type for the compiler; never set at run time. */
  readonly answer?: Answer;
}

export type Answered<Data> =
  { readonly data: Data; readonly error?: undefined } | { readonly data?: undefined; readonly error: CallError };

export interface RequestSettings {
  readonly signal?: AbortSignal;
  /** The screen polls: that alone must not keep a session alive. */
  readonly repeats?: boolean;
  /** Time limit in ms, TIMEOUT_MS by default; set longer for streams. */
  readonly timeoutMs?: number;
}

/** The gateway gives up after 3 s; the remaining time is for a slow connection of the visitor. */
export const TIMEOUT_MS = 10_000;

/** Sends a call and reads its answer; never throws. @param readBody JSON unless said otherwise */
export async function request<Data>(call: Call<Data>, settings?: RequestSettings): Promise<Answered<Data>>;
export async function request<Data>(
  call: Call<unknown>,
  settings: RequestSettings,
  readBody: (response: Response) => Promise<Data>,
): Promise<Answered<Data>>;
export async function request<Data>(
  call: Call<unknown>,
  { signal, repeats = false, timeoutMs = TIMEOUT_MS }: RequestSettings = {},
  readBody?: (response: Response) => Promise<Data>,
): Promise<Answered<Data>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const token = call.isSignedIn ? readToken() : null;
  try {
    const response = await fetch(new URL(call.path, window.location.origin), {
      method: call.method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: buildCallHeaders(call, token, repeats),
      ...(call.body && { body: serializeBody(call.body) }),
    });
    if (response.ok && readBody) return { data: await readBody(response) };
    return readAnswer(response, await response.text(), call, token);
  } catch (reason) {
    return { error: timeout.aborted ? timeoutError(String(reason)) : notReachedError(String(reason)) };
  }
}

/**
 * The result of a response. A response that is no JSON, such as a proxy's page, still proves that the connection works.
 * @param token the one that the call has carried
 */
export function readAnswer<Data>(
  response: Response,
  body: string,
  call: Call<unknown>,
  token: string | null,
): Answered<Data> {
  try {
    // The gateway's services send data of the contract's type.
    if (response.ok) return { data: JSON.parse(body) as Data };
  } catch {
    // A body that is no JSON is reported like an error answer, below.
  }
  const error = parseCallError(response, body);
  return { error: endsSession(call, token, error) ? { ...error, endsSession: true } : error };
}

/**
 * Whether an answer means that the session has ended. A wrong password is a 401 too, but with a different code, and a
 * late answer to an earlier token says nothing about the present session.
 */
function endsSession({ isSignedIn }: Call<unknown>, token: string | null, { status, code }: CallError): boolean {
  return isSignedIn === true && status === 401 && (code === null || code === 'unauthorized') && token === readToken();
}

/** The error of a call that did not reach the server, with a message for the user. */
export function notReachedError(reason: string): CallError {
  return { ...noAnswerError(reason), message: navigator.onLine ? t.connection.unreachable : t.connection.offline };
}

/** The error of a call that has timed out, with a message for the user. */
export function timeoutError(reason: string): CallError {
  const message = navigator.onLine ? t.connection.late : t.connection.offline;
  return { ...noAnswerError(reason), message, isLate: true };
}

/** The body as it is sent: files and forms unchanged, everything else as JSON. */
export function serializeBody(body: object): Blob | FormData | string {
  return body instanceof Blob || body instanceof FormData ? body : JSON.stringify(body);
}

/** Headers with the token, the type of the body and the idempotency key. @param repeats the screen polls */
export function buildCallHeaders(
  { body, idempotencyKey }: Call<unknown>,
  token: string | null,
  repeats: boolean,
): Record<string, string> {
  return {
    // The language of the screen, whatever the browser prefers.
    'Accept-Language': pageLanguage,
    ...buildTypeHeader(body),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(token && (!repeats || consumeActivity()) && { 'X-Activity': 'user' }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** The content type; none for a form, whose type the browser sets with the boundary of its parts. */
function buildTypeHeader(body: object | undefined): Record<string, string> {
  if (!body || body instanceof FormData) return {};
  return { 'Content-Type': body instanceof Blob ? body.type : 'application/json' };
}
