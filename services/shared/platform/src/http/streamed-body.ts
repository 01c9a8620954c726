import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/**
 * The body of a request as a stream of its own. A reader that stops early only stops reading: the connection stays, the rest is
 * dropped as it comes, and the caller can read why. Who reads slowly makes the sender wait; a sender who fails or goes away fails it.
 */
export function streamedBody(request: IncomingMessage): Readable {
  const body = new PassThrough();
  request.on('error', (error) => body.destroy(error));
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('the sender has gone'));
  });
  body.on('error', () => undefined);
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  return request.pipe(body);
}
