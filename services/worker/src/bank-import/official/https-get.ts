import { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** Limits of a call, in milliseconds unless stated otherwise. */
export interface GetLimits {
  /** From the start until TLS is established. */
  readonly connectMs: number;
  /** From then until the headers of the response. */
  readonly headersMs: number;
  /** Longest pause between two pieces of the body. */
  readonly silenceMs: number;
  /** For everything together. */
  readonly totalMs: number;
  readonly maxBytes: number;
}

interface GetOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Called once per connection, which only connects to the returned address. */
  readonly lookup: LookupFunction;
  readonly limits: GetLimits;
  readonly signal: AbortSignal;
  /** Receives the received bytes and the announced length. */
  readonly received?: (bytes: number, of: number | null) => void;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const MAX_HEAD_BYTES = 16_384;
const STILL_READ = new Set([200, 304]);

/**
 * Fetches an https URL over a new connection without redirects; statuses other than 200 are returned without a body.
 * @throws Error when the response is incomplete within the limits, or too large
 */
export async function httpsGet(url: URL, options: GetOptions): Promise<Got> {
  const { headers, lookup, limits, signal, received } = options;
  const deadline = new AbortController();
  const timers = new Deadlines(deadline);
  const request = https.get(url, {
    ...{
      headers: { ...headers, 'accept-encoding': 'identity' },
      lookup,
      agent: false,
      maxHeaderSize: MAX_HEAD_BYTES,
    },
    signal: AbortSignal.any([signal, deadline.signal]),
  });
  try {
    timers.within('total', limits.totalMs);
    timers.within('step', limits.connectMs);
    request.on('socket', (socket) => socket.once('secureConnect', () => timers.within('step', limits.headersMs)));
    const answer = await answerTo(request);
    if (!STILL_READ.has(answer.statusCode!))
      return { status: answer.statusCode!, headers: answer.headers, body: Buffer.alloc(0) };
    const body = await bodyOf(answer, limits.maxBytes, (bytes, of) => {
      timers.within('step', limits.silenceMs);
      received?.(bytes, of);
    });
    return { status: answer.statusCode!, headers: answer.headers, body };
  } catch (error) {
    throw deadline.signal.aborted ? deadline.signal.reason : error;
  } finally {
    timers.clear();
    request.destroy();
  }
}

/** A limit for all, and one that each step renews. */
class Deadlines {
  private readonly timers = new Map<'total' | 'step', NodeJS.Timeout>();

  constructor(private readonly ends: AbortController) {}

  /** Sets or restarts a limit. @param which `total` for the whole call, `step` for its current step */
  within(which: 'total' | 'step', limitMs: number): void {
    clearTimeout(this.timers.get(which));
    const end = () => this.ends.abort(new Error(`no answer within ${limitMs} ms`));
    this.timers.set(which, setTimeout(end, limitMs));
  }

  clear(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}

function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Also after the answer: without a listener a connection that breaks would end the process.
    request.on('error', reject);
  });
}

async function bodyOf(
  answer: IncomingMessage,
  maxBytes: number,
  received: (bytes: number, of: number | null) => void,
): Promise<Buffer> {
  const length = answer.headers['content-length'];
  const of = length === undefined ? null : Number(length);
  if (of !== null && of > maxBytes) throw new Error(`the body has more than ${maxBytes} bytes`);
  const pieces: Buffer[] = [];
  let bytes = 0;
  received(bytes, of);
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Error(`the body has more than ${maxBytes} bytes`);
    pieces.push(piece);
    received(bytes, of);
  }
  return Buffer.concat(pieces);
}
