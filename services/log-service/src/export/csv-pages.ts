import type { LogEntry, Timezone } from '@pruefer/contracts';
import { CSV_BEGIN, csvLines } from '@pruefer/platform';
import type { FoundRows } from '../requests/found-rows.js';
import { csvColumns } from './csv-columns.js';

/** A page is a short statement: between two of them nothing is held open in PostgreSQL, and little in memory. */
const PAGE_ROWS = 500;

/** The file page by page, each made when it is asked for. The headings come at once, so that a reader sees that something is coming. */
export async function* csvPages(rows: FoundRows, timezone: Timezone): AsyncGenerator<Buffer> {
  const columns = csvColumns(timezone);
  yield Buffer.from(CSV_BEGIN + csvLines([columns.map(({ heading }) => heading)]));
  for await (const page of pagesOf(rows)) {
    yield Buffer.from(csvLines(page.map((entry) => columns.map(({ of }) => of(entry)))));
  }
}

async function* pagesOf(rows: FoundRows): AsyncGenerator<LogEntry[]> {
  let page = await rows.from(0, PAGE_ROWS);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    page = await rows.beside({ at: new Date(last.timestamp), id: last.id }, 'older', PAGE_ROWS);
  }
}
