import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { FakeServer } from './fake-server.js';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A service that answers every request the same way and records the requests. */
export class FakeService extends FakeServer {
  status = 200;
  headers: Record<string, string> = { 'content-type': 'application/json' };
  body = '{}';
  isSilent = false;
  readonly received: Received[] = [];

  /** @param answer answers instead; then no request is recorded */
  constructor(private readonly answer?: RequestListener) {
    super();
  }

  protected async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.answer) return this.answer(request, response);
    const { method, url, headers } = request;
    const body = await text(request);
    this.received.push({ method, url, headers, body });
    if (!this.isSilent) response.writeHead(this.status, this.headers).end(this.body);
  }
}
