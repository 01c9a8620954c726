import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire: fetch() would decompress it. */
export async function rawResponse(url: string, headers: Record<string, string>, method = 'GET') {
  const clientRequest = request(url, { agent: false, method, headers }).end(method === 'POST' ? '{}' : undefined);
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
