import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { onClose } from './on-close.js';

/**
 * The body of a request as a separate stream. If its reader stops early, the connection stays open and the rest is discarded, so
 * that the client can read the error. Backpressure reaches the sender; a failed or closed connection fails the stream.
 */
export function streamedBody(request: IncomingMessage): Readable {
  const body = new PassThrough();
  request.on('error', (error) => body.destroy(error));
  onClose(request, () => {
    if (!request.complete) body.destroy(new Error('the sender has gone'));
  });
  body.on('error', () => undefined);
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  return request.pipe(body);
}
