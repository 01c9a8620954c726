import { FileLines } from './file-lines.js';

function splitLines(file: Uint8Array, chunkBytes: number): string[] {
  const foundLines: string[] = [];
  const lines = new FileLines((line) => foundLines.push(line));
  const shared = Buffer.alloc(chunkBytes);
  for (let from = 0; from < file.length; from += chunkBytes) {
    const size = Buffer.from(file).copy(shared, 0, from, from + chunkBytes);
    lines.write(shared.subarray(0, size));
  }
  lines.end();
  return foundLines;
}

describe('FileLines', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\n\r\nb\rc\r\n', ['a', '', 'b\rc']],
    ['\n\nKöln\r', ['', '', 'Köln']],
  ])('splits %j independent of its chunks', (text, lines) => {
    for (const encoding of ['utf8', 'latin1'] as const)
      for (const chunkBytes of [1, 2, 3, 100])
        expect(splitLines(Buffer.from(text, encoding), chunkBytes)).toEqual(lines);
  });
});
