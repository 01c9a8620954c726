import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a receiver of webhooks got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly atMs: number;
}

/** A customer's server. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Sets the status of all further answers; 204 at first. */
  answer: (response: ServerResponse, count: number) => void;
  close(): Promise<void>;
}

export async function receiver(): Promise<Receiver> {
  const messages: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    messages.push({ path: request.url ?? '', headers: request.headers, body, atMs: Date.now() });
    self.answer(response, messages.length);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const self: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: messages,
    answer: (response) => void response.writeHead(204).end(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return self;
}
