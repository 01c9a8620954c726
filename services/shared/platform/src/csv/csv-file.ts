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
