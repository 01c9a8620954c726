import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLines, type CsvRow } from './csv-lines.js';

const formatLine = (...cells: CsvRow) => csvLines([cells]);

it('joins texts, numbers and nothing', () => {
  expect(formatLine('Aufbuchung', 10, -5, null, '')).toBe('"Aufbuchung";10;-5;;""\r\n');
});

it.each([
  ['a;b', '"a;b"'],
  ['sagt "ja"', '"sagt ""ja"""'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
  ['Käse, Brot', '"Käse, Brot"'],
  ['-', `"'-"`],
])('E7: quotes %j', (text, cell) => expect(formatLine(text)).toBe(`${cell}\r\n`));

it.each(['=1+1', '+49', '-5', '@SUM', '＝1', '＋1', '－1', '＠A', '\tx', '\rx', '\0x', ' =1', '\u00A0=1', '"=1"'])(
  'E7: takes the formula out of %j',
  (text) => expect(formatLine(text)).toBe(`"'${text.replaceAll('"', '""')}"\r\n`),
);

it.each([
  ['a,=1', `"a,'=1"`],
  ['a;"=1', `"a;'""=1"`],
  ['a\t +1', `"a\t' +1"`],
  ['a\n@A', `"a\n'@A"`],
  ['a=1, b-2', '"a=1, b-2"'],
])('E7: takes it out of %j, where another separator would begin a cell', (text, cell) => {
  expect(formatLine(text)).toBe(`${cell}\r\n`);
});

/** What a spreadsheet would compute: a start of a formula behind what it leaves out in front; a number is none. */
function isFormula(cell: string): boolean {
  const shown = cell.replace(/^[\s"]+/, '');
  return /^[=+\-@＝＋－＠]/.test(shown) && !/^-\d+(?:\.\d+)?[\s"]*$/.test(shown);
}

describe('E7: no cell is a formula', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...'=+-@＝＋－＠;,\t\r\n\0" \'aä1', '\u00A0', '\uFEFF'), fc.string()))
    .map((parts) => parts.join(''));
  const row = fc.tuple(text, fc.oneof(text, fc.integer(), fc.constant(null)), text);
  const everyReading = [';', ',', '\t'].flatMap((delimiter) => [
    { delimiter, relax_quotes: true },
    { delimiter, quote: false as const },
    { delimiter, relax_quotes: true, trim: true },
  ]);

  it.each(everyReading)('read with %j', (reading) => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
        const cells = parseCells(csvLines(rows), reading);
        expect(cells.filter(isFormula)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('and a strict reader finds every text in its place', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
        const read = parse(csvLines(rows), { delimiter: ';', record_delimiter: '\r\n' });
        const written = rows.map((cells) => cells.map((cell) => String(cell ?? '')));
        expect(read.map((cells) => cells.map(withoutApostrophes))).toEqual(
          written.map((cells) => cells.map(withoutApostrophes)),
        );
      }),
    );
  });
});

/** A reader gives up at a quote that never closes: then it is read as text from its line on. */
function parseCells(file: string, reading: object): string[] {
  try {
    return parse(file, { ...reading, relax_column_count: true, skip_empty_lines: true }).flat();
  } catch {
    return parse(file, { ...reading, relax_column_count: true, quote: false }).flat();
  }
}

const withoutApostrophes = (cell: string) => cell.replaceAll("'", '');
