import { cleanIban } from '@pruefer/iban';
import { A, B, C, D, listSamples, toSampleBytes } from '@pruefer/iban/list-samples';
import { decodeText } from './decode-text.js';
import { type IbanList, parseIbanList } from './iban-list.js';

const valid = 'DE89370400440532013000';
const other = 'AT611904300234573201';
const letters = new Map(Object.entries({ A, B, C, D }).map(([letter, iban]) => [JSON.stringify({ iban }), letter]));
const utf8 = (text: string) => new TextEncoder().encode(text);
const listLines = ({ lines }: IbanList) => lines.map(({ line, iban }) => [line, iban]);

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8('Käse')],
    ['UTF-8 with a byte order mark', utf8('\uFEFFKäse')],
    ['Windows-1252', Uint8Array.of(0x4b, 0xe4, 0x73, 0x65)],
    ['UTF-16 of Excel', Uint8Array.of(0xff, 0xfe, 0x4b, 0, 0xe4, 0, 0x73, 0, 0x65, 0)],
  ])('is read from %s', (_, bytes) => expect(decodeText(bytes)).toBe('Käse'));

  it.each(['%PDF-1.7', 'PK\u0003\u0004', 'abcdef\0', '<Document/>', '{"iban":""}'])(
    'is left to the service: %j',
    (text) => expect(decodeText(utf8(text))).toBeUndefined(),
  );
});

describe('a list is the same as for a file job', () => {
  it.each(listSamples.map((sample) => ({ sample })))('$sample.0', ({ sample: [, file, understood, summaries] }) => {
    const text = decodeText(typeof file === 'string' ? toSampleBytes(file) : file);
    if (understood === 'ndjson') return expect(text).toBeUndefined();
    const list = parseIbanList(text!);
    const columns = /IBAN (?:of )?(?<columns>[\d,]+)/.exec(understood)!.groups!['columns']!.split(',');
    expect(list.head !== null).toBe(understood.includes('header'));
    expect(columns).toContain(`${list.column + 1}`);
    if (!summaries) return;
    const expected = summaries.map((summary) => summary.split(' ').slice(0, 2));
    const ibans = new Map(list.lines.map(({ line, iban }) => [line, letters.get(JSON.stringify(cleanIban(iban)))]));
    const found = list.rows.map(({ line }, row) => {
      const other = expected[row]?.[1] ?? '';
      return [`${line}`, 'ABCD'.includes(other) ? ibans.get(line) : other];
    });
    expect(found).toEqual(expected);
  });
});

describe('a list', () => {
  it('has one IBAN in a line, and keeps the numbers of lines when some are empty', () => {
    const list = parseIbanList(`${valid}\n\n  \r\n${other}\r\nDE00\n`);
    expect(listLines(list)).toEqual([
      [1, valid],
      [4, other],
      [5, 'DE00'],
    ]);
    expect([list.head, list.width]).toEqual([null, 1]);
  });

  it('has no line in an empty text', () => {
    for (const text of ['', '\n\n', ' \t '])
      expect(parseIbanList(text)).toMatchObject({ lines: [], rows: [], head: null });
  });

  it.each([';', ',', '\t'])('takes the column with the most IBANs, between %j', (delimiter) => {
    const rows = [
      ['Nr', 'Konto', 'Ort'],
      ['1', 'DE89 3704 0044 0532 0130 00', 'Köln'],
      ['2', other, 'DE02120300000000202051'],
      ['3', 'unbekannt', 'Bonn'],
    ];
    const list = parseIbanList(rows.map((cells) => cells.join(delimiter)).join('\r\n'));
    expect(list).toMatchObject({ head: ['Nr', 'Konto', 'Ort'], width: 3, column: 1 });
    expect(listLines(list)).toEqual([
      [2, 'DE89 3704 0044 0532 0130 00'],
      [3, other],
      [4, 'unbekannt'],
    ]);
  });

  it('has a head above a single column', () => {
    const list = parseIbanList(`IBAN\n${valid}`);
    expect([list.head, listLines(list)]).toEqual([['IBAN'], [[2, valid]]]);
  });

  it('keeps a first line that is a misspelled IBAN', () => {
    expect(parseIbanList(`DE8\n${valid}`)).toMatchObject({ head: null, rows: [{ line: 1 }, { line: 2 }] });
  });

  it('reads quoted cells with delimiters, quotes and line ends in them', () => {
    const list = parseIbanList(`Name;IBAN\n"Meier; ""Sohn""\nKöln";"${valid}"\nMüller "jun.";${other}`);
    expect(list.rows.map(({ cells }) => cells[0])).toEqual(['Meier; "Sohn"\nKöln', 'Müller "jun."']);
    expect(listLines(list)).toEqual([
      [2, valid],
      [4, other],
    ]);
  });

  it('loses no line to a quote that never closes', () => {
    const list = parseIbanList(`"Meier;${valid}\nMüller;${other}\n`);
    expect(list.rows.map(({ cells }) => cells)).toEqual([
      ['"Meier', valid],
      ['Müller', other],
    ]);
  });

  it('keeps lines without an IBAN among the rows, and checks none of them', () => {
    const list = parseIbanList(`Konto;Ort\n${valid};Köln\n;Bonn\n${other};\n`);
    expect(list.rows).toHaveLength(3);
    expect(listLines(list)).toEqual([
      [2, valid],
      [4, other],
    ]);
    expect(list.rows[2]?.cells).toEqual([other, '']);
  });

  it('keeps a remark behind an IBAN in its only column', () => {
    const list = parseIbanList(`${valid}\n${other}\n${valid}, privat`);
    expect(listLines(list)[2]).toEqual([3, valid]);
    expect(list.rows[2]?.cells).toEqual([`${valid},privat`]);
  });

  it('takes the column with texts like IBANs where a file job finds none, and the first one without any', () => {
    expect(listLines(parseIbanList('Meier;DE89 3704 0044'))).toEqual([[1, 'DE89 3704 0044']]);
    expect(listLines(parseIbanList('DE8;x'))).toEqual([[1, 'DE8']]);
  });

  it('takes a comma inside of most lines of text for a delimiter, but not one in a few', () => {
    expect(parseIbanList(`${valid}\n${other}\n${valid}, privat`).width).toBe(1);
  });

  it('reads 100,000 lines in one pass over the text', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `${index};"Meier, ""A""";${valid};Köln`).join('\r\n');
    const { lines, column } = parseIbanList(text);
    expect([lines.length, column, lines.at(-1)?.line]).toEqual([100_000, 2, 100_000]);
  });
});
