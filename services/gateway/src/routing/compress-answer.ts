import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesCoding } from './takes-coding.js';

/** Below it the head of the answer is longer than what is saved. */
const SMALLEST_BYTES = 1_024;
/** Of lists the higher levels save hardly more, and cost twice the time. */
const LEVEL = 4;

/** Compresses the answer of a service on its way to a caller who takes gzip. For routes whose contract says `compressed`. */
export function compressAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (!(payload instanceof Readable)) return done(null, payload);
  reply.header('vary', 'accept-encoding');
  const bytes = Number(reply.getHeader('content-length') ?? Infinity);
  const isPlain = reply.statusCode === 200 && !reply.hasHeader('content-encoding');
  if (!isPlain || bytes < SMALLEST_BYTES || !takesCoding(headers['accept-encoding'], 'gzip'))
    return done(null, payload);
  reply.removeHeader('content-length').header('content-encoding', 'gzip');
  // An answer that breaks off breaks this one off too: the caller must not take half of it for whole.
  done(
    null,
    pipeline(payload, createGzip({ level: LEVEL }), () => undefined),
  );
}
