import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

const LIMIT_MS = 5_000;
const LARGEST_HEAD_BYTES = 16_384;

export interface Posting {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Asked once for each connection; it connects to what is answered and to nothing else. */
  readonly lookup: LookupFunction;
}

/**
 * Posts over a connection of its own, follows nothing and reads nothing but the status: an answer's body ends with the connection.
 * @returns the status of the answer
 * @throws Error when there is none within 5 s, `TimeoutError` as its name when the time was over
 */
export async function postOnce({ url, headers, body, lookup }: Posting): Promise<number> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', headers, lookup, agent: false, maxHeaderSize: LARGEST_HEAD_BYTES, signal },
      (answer) => {
        answer.on('error', () => undefined).destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', (error) => reject((signal.aborted ? signal.reason : error) as Error));
    sending.end(body);
  });
}
