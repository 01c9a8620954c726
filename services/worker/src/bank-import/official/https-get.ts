import { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** Limits of a request, in milliseconds unless stated otherwise. */
interface RequestLimits {
  /** Limits the time from the start until TLS is established. */
  readonly connectMs: number;
  /** Limits the time from then until the headers of the response. */
  readonly headersMs: number;
  /** Longest pause between two pieces of the body. */
  readonly silenceMs: number;
  /** Limits the time of the whole request. */
  readonly totalMs: number;
  readonly maxBytes: number;
}

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Called once per connection, which only connects to the returned address. */
  readonly lookup: LookupFunction;
  readonly limits: RequestLimits;
  readonly signal: AbortSignal;
  /** Called with the bytes received up to now, and with the announced length; null: not announced. */
  readonly onProgress?: (bytes: number, totalBytes: number | null) => void;
}

export interface HttpsResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const MAX_HEAD_BYTES = 16_384;
const STATUSES_WITH_BODY = new Set([200, 304]);

/**
 * Fetches an https URL over a new connection without redirects; statuses other than 200 are returned without a body.
 * @throws Error when the response is incomplete within the limits, or too large
 */
export async function httpsGet(url: URL, options: RequestOptions): Promise<HttpsResponse> {
  const { headers, lookup, limits, signal, onProgress } = options;
  const deadline = new AbortController();
  const limit = (ms: number) => setTimeout(() => deadline.abort(new Error(`no answer within ${ms} ms`)), ms);
  const total = limit(limits.totalMs);
  let step = limit(limits.connectMs);
  const beginStep = (ms: number) => {
    clearTimeout(step);
    step = limit(ms);
  };
  const request = https.get(url, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    lookup,
    agent: false,
    maxHeaderSize: MAX_HEAD_BYTES,
    signal: AbortSignal.any([signal, deadline.signal]),
  });
  try {
    request.on('socket', (socket) => socket.once('secureConnect', () => beginStep(limits.headersMs)));
    const response = await responseTo(request);
    if (!STATUSES_WITH_BODY.has(response.statusCode!))
      return { status: response.statusCode!, headers: response.headers, body: Buffer.alloc(0) };
    const body = await readBody(response, limits.maxBytes, (bytes, totalBytes) => {
      beginStep(limits.silenceMs);
      onProgress?.(bytes, totalBytes);
    });
    return { status: response.statusCode!, headers: response.headers, body };
  } catch (error) {
    throw deadline.signal.aborted ? deadline.signal.reason : error;
  } finally {
    clearTimeout(total);
    clearTimeout(step);
    request.destroy();
  }
}

function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Also after the response: without a listener a connection that breaks would end the process.
    request.on('error', reject);
  });
}

async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  onProgress: (bytes: number, totalBytes: number | null) => void,
): Promise<Buffer> {
  const length = response.headers['content-length'];
  const totalBytes = length === undefined ? null : Number(length);
  if (totalBytes !== null && totalBytes > maxBytes) throw new Error(`the body has more than ${maxBytes} bytes`);
  const pieces: Buffer[] = [];
  let bytes = 0;
  onProgress(bytes, totalBytes);
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Error(`the body has more than ${maxBytes} bytes`);
    pieces.push(piece);
    onProgress(bytes, totalBytes);
  }
  return Buffer.concat(pieces);
}
