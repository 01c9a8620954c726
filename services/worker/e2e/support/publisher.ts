import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { ownCertificate, trust } from './own-certificate.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export type Publisher = Awaited<ReturnType<typeof publisher>>;

/** A publisher's server on this machine, whose certificate this process believes. */
export async function publisher() {
  const certificate = ownCertificate('localhost');
  const distrust = trust(certificate);
  /** Paths that were asked for, with `If-None-Match` where it was sent. */
  const asked: { path: string; etag: string | undefined }[] = [];
  const server = https.createServer(certificate, (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ path: request.url!, etag: request.headers['if-none-match'] });
    response.on('error', () => undefined);
    it.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const it = {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    cert: certificate.cert,
    asked,
    answer: ((_, response) => void response.writeHead(404).end()) as Answer,
    async close() {
      distrust();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return it;
}

/** Answers each path with a status, headers and body; others with 404. */
export function pages(
  all: Readonly<Record<string, { status?: number; headers?: Record<string, string>; body?: string | Buffer }>>,
): Answer {
  return ({ url = '' }, response) => {
    const { status = url in all ? 200 : 404, headers = {}, body = '' } = all[url] ?? {};
    response.writeHead(status, headers).end(body);
  };
}
