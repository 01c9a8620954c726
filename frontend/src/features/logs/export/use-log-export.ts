import { exportLogs } from '@pruefer/contracts';
import { call } from '~/api/http/call.js';
import { chooseTarget, memoryTarget } from '~/api/files/file-target.js';
import { useFileStream } from '~/api/files/use-file-stream.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { type RequestedRows, toLogSelection } from '../view/log-selection.js';

const LINE_END = 10;
/** Long, because the file may have any size. */
const TIMEOUT_MS = 3_600_000;
/** Number of rows (about 20 MB) from which the user chooses a file on disk first. */
const LARGE_ROWS = 100_000;
const BROWSER_ROOM_BYTES = 500_000_000;
const SUGGESTED_NAME = 'api-logs.csv';

const text = tc.logs.exporting;

/**
 * Fetches the filtered rows as a file.
 * @param expectedRows their number; Infinity where that is not known
 */
export function useLogExport(requested: RequestedRows, expectedRows: number) {
  const toast = useToast();
  const stream = useFileStream({
    timeoutMs: TIMEOUT_MS,
    type: 'text/csv',
    text,
    countLines,
    onDone: ({ lines }) => toast({ kind: 'success', ...text.done(rowCount(lines)) }),
  });

  /** A large file is streamed to disk where the browser can do that. */
  async function start() {
    const chosenTarget = expectedRows > LARGE_ROWS ? await chooseTarget(SUGGESTED_NAME) : undefined;
    if (chosenTarget === 'cancelled') return;
    toast({ kind: 'success', ...text.notice });
    const exportCall = call(exportLogs, { body: toLogSelection(requested, Date.now()) });
    await stream.start(exportCall, chosenTarget ?? memoryTarget(BROWSER_ROOM_BYTES), SUGGESTED_NAME);
  }

  return { ...stream, start: () => void start() };
}

/** Number of rows in a file with that many lines, the head not counted. */
export function rowCount(lines: number): number {
  return Math.max(0, lines - 1);
}

/** Number of line ends in a chunk of a file, counted without decoding it. */
export function countLines(chunk: Uint8Array): number {
  let lines = 0;
  for (const byte of chunk) if (byte === LINE_END) lines++;
  return lines;
}
