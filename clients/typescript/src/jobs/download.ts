import { IbanApiError, IbanApiTimeout, IbanApiUnreachable } from '../errors.js';
import { pause } from '../http/pause.js';
import type { Transport } from '../http/transport.js';
import type { CallOptions } from '../options.js';

const IDLE_MS = 30_000;

export interface DownloadOptions extends CallOptions {
  /** Called once, before the first byte, with the name that the service gives the file. */
  readonly onName?: ((name: string) => void) | undefined;
}

type Chunks = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Opens a file of an ended job. Until its first byte the call is repeated like any other; afterwards a lost connection ends the stream with an
 * error, because bytes were already passed on.
 * @returns a stream that fails when `timeoutMs` (default 30,000) pass without a byte
 */
export async function download(
  transport: Transport,
  name: 'downloadFileResult' | 'downloadFileErrors',
  id: string,
  options: DownloadOptions,
): Promise<ReadableStream<Uint8Array>> {
  const readBody = async ({ body, headers }: Response) => {
    const [, fileName] = /filename="?([\w.+-]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
    if (fileName) options.onName?.(fileName);
    return body ?? new Blob([]).stream();
  };
  const body = await transport.repeated(name, { params: { id } }, options, readBody);
  const reader: Chunks = body.getReader();
  // Without a reader the connection would stay open.
  const release = () => void reader.cancel(options.signal?.reason).catch(() => undefined);
  options.signal?.addEventListener('abort', release, { once: true });
  const forget = () => options.signal?.removeEventListener('abort', release);
  void reader.closed.then(forget, forget);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await nextChunk(reader, options);
      if (!done) return controller.enqueue(value);
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** @throws IbanApiTimeout, IbanApiUnreachable; the reason of the signal */
async function nextChunk(reader: Chunks, { timeoutMs = IDLE_MS, signal }: CallOptions) {
  const controller = new AbortController();
  const late = pause(timeoutMs, signal ? AbortSignal.any([signal, controller.signal]) : controller.signal).then(() => {
    throw new IbanApiTimeout(timeoutMs);
  });
  late.catch(() => undefined);
  try {
    const chunk = await Promise.race([reader.read(), late]);
    // A cancelled reader answers like one at the end of the file.
    signal?.throwIfAborted();
    return chunk;
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    signal?.throwIfAborted();
    throw error instanceof IbanApiError ? error : new IbanApiUnreachable(error);
  } finally {
    controller.abort();
  }
}
