import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** `hang` never answers, `cut` closes the connection. */
export type StubResponse =
  | 'hang'
  | 'cut'
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: object | string };

export const TEST_KEY = 'iban_sk_0123456789abcdef';

/** An HTTP server that records requests and answers as the test says. */
export class StubApi {
  readonly requests: StubRequest[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(
    answer: (request: StubRequest, number: number) => StubResponse | Promise<StubResponse>,
  ): Promise<StubApi> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const api = new StubApi(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (incoming, outgoing) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => {
        const { method = '', url: path = '', headers } = incoming;
        const request = { method, path, headers, body: Buffer.concat(parts) };
        api.requests.push(request);
        void Promise.resolve(answer(request, api.requests.length)).then((reply) => {
          if (reply === 'hang') return;
          if (reply === 'cut') return void outgoing.destroy();
          const { status = 200, headers: own, body = {} } = reply;
          outgoing.writeHead(status, { 'content-type': 'application/json', ...own });
          outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
        });
      });
    });
    return api;
  }

  /** One header of all requests, in their order. */
  listHeaderValues(name: string): (string | undefined)[] {
    return this.requests.map(({ headers }) => headers[name] as string | undefined);
  }

  /** The JSON bodies of all requests. */
  bodies(): unknown[] {
    return this.requests.map(({ body }) => JSON.parse(body.toString()) as unknown);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** A refusal as the service words it. */
export function refusal(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  more: object = {},
): StubResponse {
  const detail = `Sentence of ${code}.`;
  const body = { type: `/fehler/${code}`, title: 'Title', status, detail, message: detail, instance: '/', code };
  return { status, headers, body: { ...body, requestId: 'request-1', ...more } };
}

/** Everything that an iterator returns. */
export async function toArray<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
