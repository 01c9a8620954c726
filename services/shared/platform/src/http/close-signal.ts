import type { ServerResponse } from 'node:http';
import { onClose } from './on-close.js';

/** A signal that aborts when the connection closes before the response was sent. */
export function closeSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  onClose(response, () => {
    if (!response.writableFinished) controller.abort(new Error('the sender has gone'));
  });
  return controller.signal;
}
