import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One request as it is: fetch() knows no TRACE and changes what it sends with conditions. */
export async function send(url: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  const sent = request(url, { agent: false, ...options }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = answer;
  return { status, headers, body: await text(answer) };
}
