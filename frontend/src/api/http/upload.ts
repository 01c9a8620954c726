import { readToken } from './auth-token.js';
import {
  type Answered,
  buildCallHeaders,
  type Call,
  notReachedError,
  readAnswer,
  serializeBody,
  timeoutError,
} from './request.js';

export interface UploadSettings {
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
  /** Milliseconds that the response may take after the upload. */
  readonly responseTimeoutMs: number;
}

/** A connection without progress for this time counts as lost. */
const MAX_STALL_MS = 60_000;
const READ_HEADERS = ['X-Request-Id', 'Retry-After'];

/** Sends a call with a large body and reports its progress; never throws. `fetch` reports no upload progress. */
export function upload<Data>(call: Call<Data>, settings: UploadSettings): Promise<Answered<Data>> {
  const { signal, onSent, responseTimeoutMs } = settings;
  const token = call.isSignedIn ? readToken() : null;
  const line = new XMLHttpRequest();
  let standstill: ReturnType<typeof setTimeout>;
  // All was sent, and the answer took too long.
  let isLate = false;
  const waitAtMost = (ms: number, giveUp: () => void) => {
    clearTimeout(standstill);
    standstill = setTimeout(giveUp, ms);
  };

  return new Promise<Answered<Data>>((resolve) => {
    const end = () => {
      clearTimeout(standstill);
      signal.removeEventListener('abort', stop);
      resolve(isLate ? { error: timeoutError('no answer in time to what was sent') } : parseAnswer(line, call, token));
    };
    const stop = () => {
      line.abort();
      end();
    };
    const giveUpWaiting = () => {
      isLate = true;
      stop();
    };
    line.upload.addEventListener('progress', ({ loaded }) => {
      waitAtMost(MAX_STALL_MS, stop);
      onSent(loaded);
    });
    line.upload.addEventListener('load', () => waitAtMost(responseTimeoutMs, giveUpWaiting));
    line.addEventListener('loadend', end);
    line.open(call.method, new URL(call.path, window.location.origin));
    for (const [name, value] of Object.entries(buildCallHeaders(call, token, false)))
      line.setRequestHeader(name, value);
    signal.addEventListener('abort', stop);
    waitAtMost(MAX_STALL_MS, stop);
    line.send(call.body && serializeBody(call.body));
    // The signal was aborted before this call.
    if (signal.aborted) stop();
  });
}

function parseAnswer<Data>(line: XMLHttpRequest, call: Call<Data>, token: string | null): Answered<Data> {
  const { status, responseText } = line;
  // Aborted by the connection or by the user.
  if (status === 0) return { error: notReachedError('no answer to what was sent') };
  const headers = READ_HEADERS.flatMap((name): [string, string][] => {
    const value = line.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  return readAnswer(new Response(null, { status, headers }), responseText, call, token);
}
