import { pipeline, Readable } from 'node:stream';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Below it the additional headers outweigh the saving. */
const MIN_BYTES = 1_024;
/** On lists, higher gzip levels save hardly more and take twice the time. */
const LEVEL = 4;

/** Compresses an answer for a caller that accepts gzip. For routes whose contract says `compressed`. */
export function compressResponse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (typeof payload !== 'string' && !(payload instanceof Readable)) return done(null, payload);
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? 'accept-encoding' : `accept-encoding, ${String(others)}`);
  const isPlain = reply.statusCode === 200 && !reply.hasHeader('content-encoding');
  const acceptsGzip = new Negotiator({ headers }).encodings(['gzip']).length > 0;
  if (!isPlain || !acceptsGzip || measureBytes(payload, reply) < MIN_BYTES) return done(null, payload);
  reply.removeHeader('content-length').header('content-encoding', 'gzip');
  if (typeof payload === 'string') return gzip(payload, { level: LEVEL }, done);
  // An interrupted answer of the service also interrupts ours, so that the caller does not take a part for the whole.
  done(
    null,
    pipeline(payload, createGzip({ level: LEVEL }), () => undefined),
  );
}

/** A stream without a length may be long. */
function measureBytes(payload: string | Readable, reply: FastifyReply): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return Number(reply.getHeader('content-length') ?? Infinity);
}
