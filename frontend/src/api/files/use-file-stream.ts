import { useEffect, useRef, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { type ToastMessage, useToast } from '~/ui/toast/use-toast.js';
import { type CallError, noAnswerError } from '../http/call-error.js';
import type { Call } from '../http/request.js';
import { useUncachedCall } from '../store/use-uncached-call.js';
import { readChunks, readFileName } from './answered-file.js';
import type { FileTarget } from './file-target.js';

interface Received {
  readonly bytes: number;
  /** 0 without `countLines`. */
  readonly lines: number;
  readonly seconds: number;
}

interface StoredFile extends Received {
  readonly name: string;
}

export type StreamState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running' } & Received)
  | ({ readonly status: 'done' } & StoredFile)
  | { readonly status: 'failed'; readonly error: CallError };

interface FileStream {
  readonly timeoutMs: number;
  /** Content type where the server gives none. */
  readonly type: string;
  readonly text: { readonly tooLarge: string; readonly stopped: Pick<ToastMessage, 'title' | 'text'> };
  readonly countLines?: (chunk: Uint8Array) => number;
  readonly onDone: (file: StoredFile) => void;
  readonly onFailed?: () => void;
}

const PROGRESS_INTERVAL_MS = 200;
const SECOND_MS = 1_000;
const idle: StreamState = { status: 'idle' };

/** Fetches a file chunk by chunk into a target, reports progress, and can be stopped. Leaving the screen stops it too. */
export function useFileStream({ timeoutMs, type, text, countLines = () => 0, onDone, onFailed }: FileStream) {
  const [state, setState] = useState<StreamState>(idle);
  const controllerRef = useRef<AbortController>(null);
  const toast = useToast();
  const send = useUncachedCall();
  useEffect(() => () => controllerRef.current?.abort(), []);

  /** @param suggestedName where the server gives none */
  async function start(fileCall: Call<Blob>, target: FileTarget, suggestedName: string) {
    const { signal } = (controllerRef.current = new AbortController());
    const startedAt = Date.now();
    let [bytes, lines, shownAt] = [0, 0, 0];
    const progressNow = () => ({
      bytes,
      lines,
      seconds: Math.max(1, Math.round((Date.now() - startedAt) / SECOND_MS)),
    });
    setState({ status: 'running', bytes, lines, seconds: 0 });

    async function store(response: Response): Promise<StoredFile | 'full' | 'unwritable'> {
      for await (const chunk of readChunks(response)) {
        const isWritten = await target.write(chunk).catch(() => undefined);
        if (!isWritten) return isWritten === false ? 'full' : 'unwritable';
        bytes += chunk.length;
        lines += countLines(chunk);
        // A write that ends after the stop is no longer progress.
        if (signal.aborted || Date.now() - shownAt < PROGRESS_INTERVAL_MS) continue;
        shownAt = Date.now();
        setState({ status: 'running', ...progressNow() });
      }
      const name = readFileName(response.headers) ?? suggestedName;
      const finished = target.finish(name, response.headers.get('Content-Type') ?? type);
      return finished.then(
        () => ({ name, ...progressNow() }),
        () => 'unwritable' as const,
      );
    }

    const { data, error } = await send(fileCall, { signal, timeoutMs }, store);
    const isStored = typeof data === 'object';
    if (!isStored) await target.giveUp().catch(() => undefined);
    if (signal.aborted) return;
    if (isStored) {
      setState({ status: 'done', ...data });
      return onDone(data);
    }
    const message = data === 'full' ? text.tooLarge : tc.fileNotWritten;
    setState({ status: 'failed', error: error ?? { ...noAnswerError(`file ${data}`), message } });
    onFailed?.();
  }

  function stop() {
    controllerRef.current?.abort();
    setState(idle);
    toast({ kind: 'success', ...text.stopped });
  }

  return { state, start, stop };
}
