import { CsvReader } from './csv/csv-reader.js';
import type { FileLayout, ReadRow, RowReader } from './row/file-row.js';
import { NdjsonReader } from './ndjson-reader.js';
import { PainReader } from './pain/pain-reader.js';
import { decodeTextStream } from './text/decode-text-stream.js';

/**
 * Reads the rows of a file in bounded memory, in batches of what 64 KiB of it contain, which may be nothing. Blank lines are no rows.
 * @throws UnreadableFile when the file cannot be read any further, or the column of its IBANs is unclear
 */
export async function* readFileRows(
  source: AsyncIterable<Uint8Array>,
  layout: FileLayout,
): AsyncGenerator<readonly ReadRow[]> {
  const reader = createReader(layout);
  for await (const text of decodeTextStream(source, layout)) {
    yield reader.push(text);
  }
  yield reader.end();
}

function createReader(layout: FileLayout): RowReader {
  if (layout.format === 'csv') return new CsvReader(layout);
  return layout.format === 'ndjson' ? new NdjsonReader() : new PainReader();
}
