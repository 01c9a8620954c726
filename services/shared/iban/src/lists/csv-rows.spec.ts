import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { CsvRows } from './csv-rows.js';
import { MAX_ROW_CHARACTERS, type TableDelimiter } from './table-row.js';

function rowsIn(
  text: string,
  delimiter: TableDelimiter = ';',
  onOpenQuotes?: (line: number) => void,
): [line: number, cells: readonly string[] | null][] {
  const reader = new CsvRows(delimiter, onOpenQuotes);
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.length > MAX_ROW_CHARACTERS ? null : line }));
  return [...reader.push(lines), ...reader.end()].map(({ line, cells }) => [line, cells]);
}

describe('rows of a CSV file', () => {
  it('are read as csv-parse reads what csv-stringify writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', ';', ',', '\t', '"', '\n', 'ä'), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    const style = fc.record({ quoted: fc.boolean(), delimiter: fc.constantFrom<TableDelimiter>(';', ',', '\t') });
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

  it('are reported when too many quotes have no end, and all read even so', () => {
    const reported: number[] = [];
    const rows = rowsIn('a;"b\n'.repeat(200), ';', (line) => reported.push(line));
    expect(reported).toEqual([101]);
    expect(rows).toHaveLength(200);
    expect(rows[199]).toEqual([200, ['a', '"b']]);
  });
});
