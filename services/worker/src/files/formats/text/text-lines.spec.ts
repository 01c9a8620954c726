import type { FileEncoding } from '@pruefer/contracts';
import { MAX_ROW_CHARACTERS } from '@pruefer/iban';
import { pieces, toSampleBytes } from '../files.fixture.js';
import { decodeTextStream } from './decode-text-stream.js';
import { TextLines } from './text-lines.js';

async function textIn(bytes: Uint8Array, encoding: FileEncoding, size: number): Promise<string> {
  let all = '';
  for await (const text of decodeTextStream(pieces(bytes, size), { encoding })) all += text;
  return all;
}

function linesIn(texts: readonly string[]): unknown[] {
  const reader = new TextLines();
  return [...texts.flatMap((text) => reader.push(text)), ...reader.end()].map(({ line, text }) => [line, text]);
}

describe('the text of a file', () => {
  it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)(
    'is the same at every cut, without its mark: %s',
    async (encoding) => {
      const text = 'Käse für 5 € 😀\r\nÜber';
      const bytes = toSampleBytes(`\uFEFF${text}`, encoding);
      for (let size = 1; size <= bytes.length; size += 1) expect(await textIn(bytes, encoding, size)).toBe(text);
    },
  );

  it('is in Windows-1252 if its first other character is, behind any number of ASCII characters', async () => {
    const text = `${'Name;IBAN\n'.repeat(100)}Müller\nKäse`;
    for (const size of [1, 7, 100_000]) {
      expect(await textIn(toSampleBytes(text, 'windows-1252'), 'utf-8', size)).toBe(text);
      expect(await textIn(toSampleBytes(text), 'utf-8', size)).toBe(text);
    }
  });
});

describe('lines', () => {
  it('end the same way at every cut', () => {
    const text = 'a\r\nb\rc\n\n\r\nd';
    const lines = [[1, 'a'], [2, 'b'], [3, 'c'], [4, ''], [5, ''], [6, 'd']]; // prettier-ignore
    for (let cut = 0; cut <= text.length; cut += 1)
      expect(linesIn([text.slice(0, cut), text.slice(cut)])).toEqual(lines);
    expect(linesIn([...text])).toEqual(lines);
    expect(linesIn(['a\r'])).toEqual([[1, 'a']]);
  });

  it('without text when they are too long', () => {
    const [most, more] = [MAX_ROW_CHARACTERS, MAX_ROW_CHARACTERS + 1].map((length) => 'x'.repeat(length)) as [
      string,
      string,
    ];
    expect(linesIn([`${most}\n${more}\nb`])).toEqual([[1, most], [2, null], [3, 'b']]); // prettier-ignore
    expect(linesIn([more, most, '\r', '\nb\n', more, 'y'])).toEqual([[1, null], [2, 'b'], [3, null]]); // prettier-ignore
  });
});
