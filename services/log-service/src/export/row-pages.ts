import type { LogEntry } from '@pruefer/contracts';
import { pagesBehind } from '@pruefer/platform';
import type { FoundRows } from '../requests/found-rows.js';

const PAGE_ROWS = 500;

/** All rows of a filter, the newest first. */
export function pagesOf(rows: FoundRows): AsyncGenerator<readonly LogEntry[]> {
  return pagesBehind<LogEntry>((last) =>
    last ? rows.beside({ at: new Date(last.timestamp), id: last.id }, 'older', PAGE_ROWS) : rows.from(0, PAGE_ROWS),
  );
}
