import type { ServerResponse } from 'node:http';

/** A signal that aborts when the connection closes before the response was sent. */
export function closeSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new Error('the sender has gone'));
  });
  return controller.signal;
}
