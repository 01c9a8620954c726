import { CSV_BEGIN, csvLines, type CsvRow } from './csv-lines.js';

/** A column of a file: what stands above it, and what it shows of a record. */
export interface CsvColumn<Item> {
  readonly heading: string;
  readonly of: (item: Item) => CsvRow[number];
}

/** A CSV file page by page, each made when it is asked for. The headings come at once, so that a reader sees that something is coming. */
export async function* csvFile<Item>(
  columns: readonly CsvColumn<Item>[],
  pages: AsyncIterable<readonly Item[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_BEGIN + csvLines([columns.map(({ heading }) => heading)]));
  for await (const page of pages) yield Buffer.from(csvLines(page.map((item) => columns.map(({ of }) => of(item)))));
}

/**
 * Pages of a list, until one is empty. A page is a short statement: between two of them nothing is held open in PostgreSQL, and little in
 * memory.
 * @param read gives what stands behind the last item of the page before; the first page when there is none
 */
export async function* pagesBehind<Item>(
  read: (last: Item | undefined) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  let page = await read(undefined);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    page = await read(last);
  }
}
