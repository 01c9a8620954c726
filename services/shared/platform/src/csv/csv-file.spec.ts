import { keysetPages } from '../cursor/keyset-pages.js';
import { csvFile } from './csv-file.js';

const columns = [
  { heading: 'Zahl', of: (number: number) => number },
  { heading: 'Text', of: (number: number) => `=${number}` },
];

/** 1 to 5, two at a time. */
const read = (last = 0) => Promise.resolve([1, 2, 3, 4, 5].filter((number) => number > last).slice(0, 2));

it('reads page after page, each behind the last item of the one before', async () => {
  const pages: (readonly number[])[] = [];
  for await (const page of keysetPages<number>(read)) pages.push(page);
  expect(pages).toEqual([[1, 2], [3, 4], [5]]);
});

it('E7: begins with the headings, then a piece for each page, without a formula', async () => {
  const pieces: string[] = [];
  for await (const piece of csvFile(columns, keysetPages<number>(read))) pieces.push(piece.toString());
  expect(pieces).toEqual([
    '\uFEFF"Zahl";"Text"\r\n',
    `1;"'=1"\r\n2;"'=2"\r\n`,
    `3;"'=3"\r\n4;"'=4"\r\n`,
    `5;"'=5"\r\n`,
  ]);
});

it('reads nothing before the headings are taken', async () => {
  let reads = 0;
  const pages = keysetPages<number>((last) => {
    reads += 1;
    return read(last);
  });
  await csvFile(columns, pages).next();
  expect(reads).toBe(0);
});
