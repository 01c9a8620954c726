import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Calls the listener when a response or a stream closes; at once if it has, because a caller may leave while hooks wait. */
export function onClose(closing: ServerResponse | Readable, listener: () => void): void {
  if (closing.destroyed) listener();
  else closing.once('close', listener);
}
