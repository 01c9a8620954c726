import { http, HttpResponse } from 'msw';
import { fakeServer } from './fake-server.js';

/** The server sends a file bit by bit; what is left breaks off, as it does over a line. @param begin what comes at once */
export function streamFile(method: 'get' | 'post', path: string, begin: string, headers: Record<string, string>) {
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const asked = { times: 0, hasLeft: false };
  fakeServer.use(
    http[method](`*${path}`, ({ request }) => {
      asked.times += 1;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
          controller.enqueue(encoder.encode(begin));
          request.signal.addEventListener('abort', () => {
            asked.hasLeft = true;
            controller.error(request.signal.reason);
          });
        },
      });
      return new HttpResponse(body, { headers });
    }),
  );
  return {
    asked,
    send: (text: string) => stream?.enqueue(encoder.encode(text)),
    end: () => stream?.close(),
    breakOff: () => stream?.error(new TypeError('terminated')),
  };
}
