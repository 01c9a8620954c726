import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ReadResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends one request unchanged: fetch() does not support TRACE and changes conditional requests. */
export async function send(url: string, options: RequestOptions = {}, body?: string): Promise<ReadResponse> {
  const clientRequest = request(url, { agent: false, ...options }).end(body);
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = answer;
  return { status, headers, body: await text(answer) };
}
