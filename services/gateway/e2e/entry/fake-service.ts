import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A service that answers every request the same way and records the requests. */
export class FakeService {
  status = 200;
  headers: Record<string, string> = { 'content-type': 'application/json' };
  body = '{}';
  isSilent = false;
  readonly received: Received[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const { method, url, headers } = request;
      void text(request).then((body) => {
        this.received.push({ method, url, headers, body });
        if (!this.isSilent) response.writeHead(this.status, this.headers).end(this.body);
      });
    });
  }

  static async start(): Promise<FakeService> {
    const service = new FakeService();
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
