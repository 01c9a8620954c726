/** Splits batches of rows into chunks of `size`; the last one may be smaller. */
export async function* splitIntoChunks<Row>(
  batches: AsyncIterable<readonly Row[]>,
  size: number,
): AsyncGenerator<Row[]> {
  let chunk: Row[] = [];
  for await (const rows of batches) {
    for (const row of rows) {
      chunk.push(row);
      if (chunk.length < size) continue;
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}
