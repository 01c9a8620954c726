import { exportLogs } from '@pruefer/contracts';
import { useEffect, useRef, useState } from 'react';
import { chunksOf, fileNameIn } from '~/api/files/answered-file.js';
import { call } from '~/api/base/call.js';
import type { CallError } from '~/api/base/call-error.js';
import { browserTarget, chosenTarget, type FileTarget, withoutRoom } from '~/api/files/file-target.js';
import { useUncachedCall } from '~/api/base/use-uncached-call.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { type AskedRows, selectionOf } from '../view/log-selection.js';

const LINE_END = 10;

/** Progress of an export. */
interface ExportProgress {
  readonly rows: number;
  readonly bytes: number;
}

export type ExportState =
  | { readonly is: 'idle' }
  | ({ readonly is: 'running' } & ExportProgress)
  | { readonly is: 'failed'; readonly error: CallError };

/** A file of any size is let through; one that takes longer than this is none. */
const EXPORT_TIMEOUT_MS = 3_600_000;
const PROGRESS_EVERY_MS = 200;
/** Number of rows (about 20 MB) from which the user chooses a file on disk first. */
const LARGE_ROWS = 100_000;
const BROWSER_ROOM_BYTES = 500_000_000;
const SUGGESTED_NAME = 'api-logs.csv';
const idle: ExportState = { is: 'idle' };

const text = tc.logs.exporting;
const tooLarge = withoutRoom(text.tooLarge);

/**
 * Fetches the filtered rows as a file, reports progress, and can be stopped. Leaving the screen stops it too.
 * @param expectedRows their number; Infinity where that is not known
 */
export function useLogExport(asked: AskedRows, expectedRows: number) {
  const [state, setState] = useState<ExportState>(idle);
  const stopping = useRef<AbortController>(null);
  const showToast = useToast();
  const send = useUncachedCall();
  useEffect(() => () => stopping.current?.abort(), []);

  async function start() {
    const target = await targetFor(expectedRows);
    if (target === 'cancelled') return;
    showToast({ kind: 'success', ...text.notice });
    const stop = new AbortController();
    stopping.current = stop;
    setState({ is: 'running', rows: 0, bytes: 0 });
    const exportCall = call(exportLogs, { body: selectionOf(asked, Date.now()) });
    const settings = { signal: stop.signal, timeoutMs: EXPORT_TIMEOUT_MS };
    const { data, error } = await send(exportCall, settings, (response) =>
      store(response, target, (progress) => {
        // A write that ends after the stop is no longer progress.
        if (!stop.signal.aborted) setState({ is: 'running', ...progress });
      }),
    );
    if (error || data === 'full') void target.giveUp();
    if (stop.signal.aborted) return;
    if (error || data === 'full') return setState({ is: 'failed', error: error ?? tooLarge });
    setState(idle);
    showToast({ kind: 'success', ...text.done(data) });
  }

  function stop() {
    stopping.current?.abort();
    setState(idle);
    showToast({ kind: 'success', ...text.stopped });
  }

  return { state, start: () => void start(), stop };
}

/** A large file is streamed to disk where the browser can do that. */
async function targetFor(rows: number): Promise<FileTarget | 'cancelled'> {
  const fileTarget = rows > LARGE_ROWS ? await chosenTarget(SUGGESTED_NAME) : undefined;
  return fileTarget ?? browserTarget(BROWSER_ROOM_BYTES);
}

/** Takes a file bit by bit. The first line is the head. @returns how many rows it has, or that there was no room for it */
async function store(response: Response, target: FileTarget, showProgress: (progress: ExportProgress) => void) {
  let lines = 0;
  let bytes = 0;
  let shownAt = 0;
  for await (const chunk of chunksOf(response)) {
    if (!(await target.write(chunk))) return 'full';
    lines += linesIn(chunk);
    bytes += chunk.length;
    if (Date.now() - shownAt < PROGRESS_EVERY_MS) continue;
    shownAt = Date.now();
    showProgress({ rows: Math.max(0, lines - 1), bytes });
  }
  await target.finish(
    fileNameIn(response.headers) ?? SUGGESTED_NAME,
    response.headers.get('Content-Type') ?? 'text/csv',
  );
  return Math.max(0, lines - 1);
}

/** Counts the lines of a file as it comes in, without turning it into text. */
export function linesIn(chunk: Uint8Array): number {
  let lines = 0;
  for (const byte of chunk) if (byte === LINE_END) lines++;
  return lines;
}
