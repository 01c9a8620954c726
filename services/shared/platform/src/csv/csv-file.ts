import { CSV_BEGIN, csvLines, type CsvRow } from './csv-lines.js';

export interface CsvColumn<Item> {
  readonly heading: string;
  readonly of: (item: Item) => CsvRow[number];
}

/** A CSV file in pages, each created on demand. The headings are sent at once, so that the download starts. */
export async function* csvFile<Item>(
  columns: readonly CsvColumn<Item>[],
  pages: AsyncIterable<readonly Item[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_BEGIN + csvLines([columns.map(({ heading }) => heading)]));
  for await (const page of pages) yield Buffer.from(csvLines(page.map((item) => columns.map(({ of }) => of(item)))));
}

/**
 * Pages of a list, until one is empty. Each page is a short statement; no cursor or transaction stays open between two pages.
 * @param read returns the items after the last item of the previous page, or the first page
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
