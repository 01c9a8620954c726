import type { IncomingHttpHeaders } from 'node:http';

/** Settings of every forwarded call. */
export const CONNECT_TIMEOUT_MS = 1_000;
export const RETRY_AFTER_SECONDS = 5;

/** Connection headers of the service are not forwarded: they concern the connection to the gateway, which closes after HEAD, for example. */
export function withoutConnection({
  connection: _,
  'keep-alive': __,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}
