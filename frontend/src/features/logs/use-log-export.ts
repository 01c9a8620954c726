import { exportLogs } from '@pruefer/contracts';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { call } from '../../api/call.js';
import type { CallError } from '../../api/call-error.js';
import { endsSession, request } from '../../api/request.js';
import { saveFile } from '../../api/save-file.js';
import { sessionEnded } from '../../api/session.slice.js';
import { tc } from '../../texts/de-console.js';
import { useToast } from '../../ui/toast/use-toast.js';
import { fileNameIn, linesIn } from './csv-rows.js';
import { type AskedRows, selectionOf } from './log-selection.js';

/** How far an export has come. */
export interface ExportProgress {
  readonly rows: number;
  readonly bytes: number;
}

export type ExportState =
  | { readonly is: 'idle' }
  | ({ readonly is: 'running' } & ExportProgress)
  | { readonly is: 'failed'; readonly error: CallError };

/** A file of any size is let through; one that takes longer than this is none. */
const LONGEST_EXPORT_MS = 3_600_000;
const TOLD_EVERY_MS = 200;
const idle: ExportState = { is: 'idle' };

const text = tc.logs.exporting;

/** Fetches the filtered rows as a file, tells how far it is, and can be stopped. Leaving the screen stops it too. */
export function useLogExport(asked: AskedRows) {
  const [state, setState] = useState<ExportState>(idle);
  const stopping = useRef<AbortController>(null);
  const showToast = useToast();
  const dispatch = useDispatch();
  useEffect(() => () => stopping.current?.abort(), []);

  async function start() {
    showToast({ kind: 'success', ...text.notice });
    const stop = new AbortController();
    stopping.current = stop;
    setState({ is: 'running', rows: 0, bytes: 0 });
    const sent = call(exportLogs, selectionOf(asked, Date.now()));
    const settings = { signal: stop.signal, timeoutMs: LONGEST_EXPORT_MS };
    const { data, error } = await request(sent, settings, (response) =>
      fileIn(response, (progress) => setState({ is: 'running', ...progress })),
    );
    if (stop.signal.aborted) return;
    if (error) {
      if (endsSession(sent, error)) dispatch(sessionEnded());
      setState({ is: 'failed', error });
    } else {
      saveFile(data.file, data.name);
      setState(idle);
      showToast({ kind: 'success', ...text.done(data.rows) });
    }
  }

  function stop() {
    stopping.current?.abort();
    setState(idle);
    showToast({ kind: 'success', ...text.stopped });
  }

  return { state, start: () => void start(), stop };
}

/** Reads a file bit by bit. The first line is the head. */
async function fileIn(response: Response, tell: (progress: ExportProgress) => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  let bytes = 0;
  let toldAt = 0;
  for await (const chunk of chunksOf(response)) {
    chunks.push(chunk);
    lines += linesIn(chunk);
    bytes += chunk.length;
    if (Date.now() - toldAt < TOLD_EVERY_MS) continue;
    toldAt = Date.now();
    tell({ rows: Math.max(0, lines - 1), bytes });
  }
  const file = new Blob(chunks, { type: response.headers.get('Content-Type') ?? 'text/csv' });
  return { file, name: fileNameIn(response.headers), rows: Math.max(0, lines - 1) };
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!body) return;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
