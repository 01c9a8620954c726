import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server behind the gateway, in this process. */
export abstract class FakeServer {
  private readonly server: Server = createServer((request, response) => void this.receive(request, response));

  static async start<Started extends FakeServer>(this: new () => Started, port = 0): Promise<Started> {
    const server = new this();
    await server.listen(port);
    return server;
  }

  async listen(port = 0): Promise<void> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  protected abstract receive(request: IncomingMessage, response: ServerResponse): unknown;
}
