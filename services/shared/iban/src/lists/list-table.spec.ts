import { detectEncoding, type TextEncoding } from './detect-encoding.js';
import { ibanIn } from './iban-cell.js';
import { detectListFormat, listTable } from './list-table.js';
import { A, B, C, D, listSamples, toSampleBytes } from './samples/list-samples.fixture.js';

const tableIn = (text: string) =>
  listTable(text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, text: line })));

const letters = new Map(Object.entries({ A, B, C, D }).map(([letter, iban]) => [iban, letter]));
/** The parts of a layout that a file job alone has. */
const ONLY_OF_JOBS = / (?:utf-16[bl]e|windows-1252|BIC \d+|reference \d+)/g;

describe('a list is read as a person reads it', () => {
  it.each(listSamples.map((sample) => ({ sample })))('$sample.0', ({ sample: [, file, understood, summaries] }) => {
    const bytes = typeof file === 'string' ? toSampleBytes(file) : file;
    const text = new TextDecoder(detectEncoding(bytes, true) as TextEncoding).decode(bytes);
    expect(detectListFormat(text)).toBe(understood === 'ndjson' ? 'json' : 'list');
    if (understood === 'ndjson') return;
    const { delimiter, header, rows, ibanColumns } = tableIn(text);
    const columns = ibanColumns.map((column) => column + 1).toSorted();
    const layout = `${delimiter}${header ? ' header' : ''} IBAN ${columns.length > 1 ? 'of ' : ''}${columns.join()}`;
    expect(layout.replace('\t', '\\t')).toBe(understood.replaceAll(ONLY_OF_JOBS, ''));
    if (!summaries) return;
    const expected = summaries.map((summary) => summary.split(' ').slice(0, 2));
    const found = rows.map(({ line, cells }, row) => {
      const other = expected[row]?.[1] ?? '';
      return [`${line}`, 'ABCD'.includes(other) ? letters.get(ibanIn(cells[ibanColumns[0]!] ?? '')!) : other];
    });
    expect(found).toEqual(expected);
  });

  it('with the fullest column first', () => {
    const [some, all] = ['DE89370400440532013000', 'AT611904300234573201'];
    expect(tableIn(`${some};${all}\n;${all}`).ibanColumns).toEqual([1, 0]);
  });

  it('with any number of columns, and rows of any length', () => {
    const iban = 'DE89370400440532013000';
    const { names, ibanColumns, rows } = tableIn(`${'x;'.repeat(200_000)}y\n"${'z'.repeat(100_000)}";${iban}`);
    expect([names.length, ibanColumns, rows.at(-1)?.cells[1]]).toEqual([200_001, [1], iban]);
  });
});

describe('a text is', () => {
  it.each([
    [' <Document/>', 'xml'],
    ['\uFEFF{"iban":""}', 'json'],
    ['[\n {"iban":""}]', 'json'],
    ['["a"]', 'json'],
    ['[]', 'json'],
    ['[Kunden]\n1', 'list'],
    ['', 'list'],
  ])('%j: %s', (text, format) => expect(detectListFormat(text)).toBe(format));
});
