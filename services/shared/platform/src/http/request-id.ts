import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** The request id of the caller if it is well-formed, else a new one. */
export function readRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && wellFormed.test(header) ? header : randomUUID();
}
