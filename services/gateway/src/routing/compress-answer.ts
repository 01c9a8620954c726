import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
  if (!isPlain || bytes < SMALLEST_BYTES || !takesGzip(headers['accept-encoding'])) return done(null, payload);
  reply.removeHeader('content-length').header('content-encoding', 'gzip');
  // An answer that breaks off breaks this one off too: the caller must not take half of it for whole.
  done(
    null,
    pipeline(payload, createGzip({ level: LEVEL }), () => undefined),
  );
}

/** Whether gzip is named in Accept-Encoding, by itself or by `*`, and not with the weight 0. */
function takesGzip(accepted: string | string[] | undefined): boolean {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((wish) => {
        const [coding = '', weight = 'q=1'] = wish.split(';').map((part) => part.trim());
        return [coding, Number(weight.replace('q=', ''))];
      }),
  );
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}
