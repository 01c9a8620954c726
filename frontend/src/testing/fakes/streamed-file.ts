import { http, HttpResponse } from 'msw';
import { fakeServer } from './server.js';

/**
 * The server sends a file in chunks; leaving a stream open ends it with an error, as on a lost connection.
 * @param begin the first chunk
 */
export function streamFile(method: 'get' | 'post', path: string, begin: string, headers: Record<string, string>) {
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const requests = { count: 0, isAborted: false };
  fakeServer.use(
    http[method](`*${path}`, ({ request }) => {
      requests.count += 1;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
          controller.enqueue(encoder.encode(begin));
          request.signal.addEventListener('abort', () => {
            requests.isAborted = true;
            controller.error(request.signal.reason);
          });
        },
      });
      return new HttpResponse(body, { headers });
    }),
  );
  return {
    requests,
    send: (text: string) => stream?.enqueue(encoder.encode(text)),
    end: () => stream?.close(),
    breakOff: () => stream?.error(new TypeError('terminated')),
  };
}
