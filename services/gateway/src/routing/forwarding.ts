import type { IncomingHttpHeaders } from 'node:http';

/** What holds for every call that is handed on. */
export const CONNECT_LIMIT_MS = 1_000;
export const RETRY_AFTER_SECONDS = 5;

/** How the service treats its connection to us is none of the caller's business: after HEAD, for example, ours closes. */
export function withoutConnection({
  connection: _,
  'keep-alive': __,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}
