import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import type { FileDelimiter } from '@pruefer/contracts';
import { MAX_ROW_CHARACTERS } from '../row/limits.js';
import { TextLines } from '../text/text-lines.js';
import { UnreadableFile } from '../row/unreadable-file.js';
import { CsvRows } from './csv-rows.js';

function rowsIn(text: string, delimiter: FileDelimiter = ';'): [line: number, cells: readonly string[] | null][] {
  const [lines, reader] = [new TextLines(), new CsvRows(delimiter)];
  const rows = [...reader.push(lines.push(text)), ...reader.push(lines.end()), ...reader.end()];
  return rows.map(({ line, cells }) => [line, cells]);
}

describe('rows of a CSV file', () => {
  it('are read as csv-parse reads what csv-stringify writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', ';', ',', '\t', '"', '\n', 'ä'), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    const style = fc.record({ quoted: fc.boolean(), delimiter: fc.constantFrom<FileDelimiter>(';', ',', '\t') });
    fc.assert(
      fc.property(table, style, (rows, form) => {
        const text = stringify(rows, form);
        const trimmed = parse(text, { ...form, relax_column_count: true }).map((cells) =>
          cells.map((cell) => cell.trim()),
        );
        const filled = trimmed.filter((cells) => cells.some((cell) => cell !== ''));
        expect(rowsIn(text, form.delimiter).map(([, cells]) => cells)).toEqual(filled);
      }),
      { numRuns: 300 },
    );
  });

  it('lose no character, whatever the quotes are', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ';', '"', '"', '\n'), maxLength: 40 });
    const letters = (all: string) => all.replaceAll(/[^ab]/g, '');
    fc.assert(
      fc.property(text, (all) => {
        const cells = rowsIn(all).flatMap(([, row]) => row ?? []);
        expect(letters(cells.join(''))).toBe(letters(all));
      }),
      { numRuns: 1_000 },
    );
  });

  it('go on behind a row that is too long', () => {
    const long = 'x'.repeat(MAX_ROW_CHARACTERS + 1);
    expect(rowsIn(`a;b\n${long}\nc;d`)).toEqual([[1, ['a', 'b']], [2, null], [3, ['c', 'd']]]); // prettier-ignore
  });

  it('go on behind a quote without an end, as far away as a row may be long', () => {
    const others = Array.from({ length: 10_000 }, (_, row) => `${row};Köln`);
    const rows = rowsIn(`"Müller;1\n${others.join('\n')}`);
    expect(rows).toHaveLength(10_001);
    expect(rows.slice(0, 2)).toEqual([[1, ['"Müller', '1']], [2, ['0', 'Köln']]]); // prettier-ignore
  });

  it('keep a cell of many lines whole', () => {
    const text = 'Zeile "x"\n'.repeat(1_000).trim();
    expect(rowsIn(`"${text.replaceAll('"', '""')}";1\nb;2`)).toEqual([[1, [text, '1']], [1001, ['b', '2']]]); // prettier-ignore
  });

  it('are none at the end of a quote without an end, if they are blank', () => {
    expect(rowsIn('"a;1\n\n;\nb;2\n')).toEqual([[1, ['"a', '1']], [4, ['b', '2']]]); // prettier-ignore
  });

  it('may have any number of quotes within cells', () => {
    expect(rowsIn('Müller "jun.";"5" Rohr"\n'.repeat(500))[499]).toEqual([500, ['Müller "jun."', '"5" Rohr"']]);
  });

  it('are refused when too many quotes have no end', () => {
    const code = () => rowsIn('a;"b\n'.repeat(200));
    expect(code).toThrow(UnreadableFile);
    expect(code).toThrow(/in Zeile \d+\. Bitte/);
  });
});
