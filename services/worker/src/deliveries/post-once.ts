import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

const TIMEOUT_MS = 5_000;
const MAX_HEAD_BYTES = 16_384;

interface Posting {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Called once per connection, which only connects to the returned address. */
  readonly lookup: LookupFunction;
}

/**
 * Posts over a new connection without redirects and reads only the status.
 * @returns the status of the response
 * @throws Error without a response within 5 s, named `TimeoutError` on timeout
 */
export async function postOnce({ url, headers, body, lookup }: Posting): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', headers, lookup, agent: false, maxHeaderSize: MAX_HEAD_BYTES, signal },
      (response) => {
        response.on('error', () => undefined).destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sending.on('error', (error) => reject((signal.aborted ? signal.reason : error) as Error));
    sending.end(body);
  });
}
