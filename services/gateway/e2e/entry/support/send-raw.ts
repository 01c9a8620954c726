import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request unchanged: fetch() does not support TRACE, changes conditional requests, and decompresses. */
export async function sendRaw(url: string, options: RequestOptions = {}, body?: string): Promise<RawResponse> {
  const clientRequest = request(url, { agent: false, ...options }).end(body);
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = answer;
  return { status, headers, body: await buffer(answer) };
}
