import { splitIntoChunks } from './chunks.js';

async function* batches(...sizes: number[]): AsyncGenerator<number[]> {
  let n = 0;
  for (const size of sizes) yield Array.from({ length: size }, () => n++);
}

it.each([
  [[], []],
  [[2, 1], [3]],
  [
    [3, 3],
    [3, 3],
  ],
  [
    [0, 7],
    [3, 3, 1],
  ],
  [
    [1, 1, 1, 1],
    [3, 1],
  ],
])('cuts batches of %j rows into chunks of %j', async (sizes, lengths) => {
  const chunks: number[][] = [];
  for await (const chunk of splitIntoChunks(batches(...sizes), 3)) chunks.push(chunk);
  expect(chunks.map(({ length }) => length)).toEqual(lengths);
  expect(chunks.flat()).toEqual(chunks.flat().map((_, n) => n));
});
