import { MAX_COLUMN_NAME } from '@pruefer/contracts';
import { A, B, layoutSummary, read, refusal, rowsIn, rowSummary, toSampleBytes } from './files.fixture.js';
import type { LayoutChoice } from './row/file-row.js';
import { MAX_HEAD_BYTES } from './row/limits.js';
import { detectLayout } from './detect-layout.js';
import { UnreadableFile } from './row/unreadable-file.js';

const inChosen = (text: string, choice: LayoutChoice) => layoutSummary(detectLayout(toSampleBytes(text), true, choice));
const zip = (name: string) => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), Buffer.from(name)]);

describe('a file that cannot be read is refused with a sentence', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \r\n\n', 'empty'],
    ['a mark alone', '\uFEFF', 'empty'],
    ['a header alone', 'Name;IBAN\r\n', 'empty'],
    ['Excel', zip('[Content_Types].xml'), 'spreadsheet'],
    ['LibreOffice', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'spreadsheet'],
    ['old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'spreadsheet'],
    ['ZIP', zip('kunden.csv'), 'archive'],
    ['gzip', Buffer.from('1f8b0800', 'hex'), 'archive'],
    ['PDF', '%PDF-1.7\n', 'pdf'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'binary'],
    ['a text with a NUL', `${A}\n\0`, 'binary'],
    ['HTML', '<html><body>IBAN</body></html>', 'other_xml'],
    ['another SEPA file', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>', 'other_xml'],
    ['XML with a DTD', '<!DOCTYPE x [<!ENTITY y "z">]><x/>', 'xml_doctype'],
    ['a JSON list', `[{"iban":"${A}"}]`, 'json_list'],
    ['JSON of several lines', `{\n "iban": "${A}"\n}`, 'json_list'],
    ['no IBANs', 'Name;Ort\nMüller;Köln', 'no_iban_column'],
    ['account numbers', 'Konto;BLZ\n532013000;37040044', 'no_iban_column'],
    ['a letter', 'Sehr geehrte Damen und Herren,\n\nanbei die Liste.\n', 'no_iban_column'],
    ['too many columns', `${A}${';x'.repeat(1_000)}`, 'too_many_columns'],
    ['two columns with IBANs', `${A};${B}`, 'unclear_iban_column'],
  ])('%s', async (_, file, code) => {
    expect(await refusal(file)).toBe(code);
    const { sentence } = new UnreadableFile(code as UnreadableFile['code'], 7);
    expect(sentence.de).toMatch(/\bBitte\b/);
    expect(sentence.en).toMatch(/\bPlease\b/);
    expect(sentence.de + sentence.en).not.toContain('{');
  });
});

it('refuses too many quotes without an end, in the head of a file and behind it', async () => {
  const file = toSampleBytes(`IBAN;x\n${A};1\n${'a;"b\n'.repeat(200)}`);
  const behind = async () => rowsIn(file, detectLayout(file.subarray(0, 32), false));
  for (const code of [async () => detectLayout(file, true), behind]) {
    await expect(code).rejects.toThrow(UnreadableFile);
    await expect(code).rejects.toThrow(/in Zeile \d+\. Bitte/);
  }
});

describe('a customer decides', () => {
  const two = `Kunde;IBAN alt;IBAN neu;BIC alt;BIC neu\n1;${A};${B};COBADEFF;BKAUATWW\n`;

  it.each<[string, string, LayoutChoice, string]>([
    ['the column by its number', two, { ibanColumn: 3 }, '; header IBAN 3 IBAN of 2,3 BIC 4'],
    [
      'the column by its name',
      two,
      { ibanColumn: 'iban NEU', bicColumn: 'BIC neu' },
      '; header IBAN 3 IBAN of 2,3 BIC 5',
    ],
    [
      'no BIC, another reference',
      two,
      { ibanColumn: 2, bicColumn: null, referenceColumn: 'Kunde' },
      '; header IBAN 2 IBAN of 2,3 reference 1',
    ],
    ['a column without IBANs', 'a;b', { ibanColumn: '2', hasHeader: false }, '; IBAN 2'],
    ['that there is no header', `IBAN\n${A}`, { hasHeader: false }, '; IBAN 1'],
    ['that there is a header', `${B}\n${A}`, { hasHeader: true }, '; header IBAN 1'],
    ['the delimiter', `a,${A};${B}`, { delimiter: ',', ibanColumn: 1 }, ', IBAN 1'],
    ['the encoding', `Name;IBAN\nx;${A}`, { encoding: 'windows-1252' }, '; windows-1252 header IBAN 2'],
  ])('%s', (_, file, choice, layout) => expect(inChosen(file, choice)).toBe(layout));

  it('among the columns of the file', async () => {
    for (const choice of [{ ibanColumn: 6 }, { ibanColumn: 0 }, { bicColumn: 'Ort' }, { referenceColumn: 1.5 }])
      expect(await refusal(two, choice)).toBe('unknown_column');
    expect(() => inChosen(two, { ibanColumn: 'Ort' })).toThrow('Die Datei hat keine Spalte „Ort“.');
  });

  it('a column by the whole name that the preflight shows', () => {
    for (const length of [100, 101, MAX_COLUMN_NAME, MAX_COLUMN_NAME + 50]) {
      const file = `IBAN;${'x'.repeat(length)}\n${A};${B}\n`;
      const [, shown] = detectLayout(toSampleBytes(file), true).columns;
      expect(shown).toBe('x'.repeat(Math.min(length, MAX_COLUMN_NAME)));
      expect(detectLayout(toSampleBytes(file), true, { ibanColumn: shown! }).ibanColumn).toBe(1);
    }
  });

  it('the encoding of a file that looks like none, without a mark', async () => {
    const text = `${'Київ'.repeat(20)};IBAN\nКиїв;${A}\n`;
    for (const encoding of ['utf-16le', 'utf-16be'] as const) {
      const file = toSampleBytes(text, encoding);
      expect(await refusal(file)).toBe('binary');
      expect((await read(file, { encoding })).map(rowSummary)).toEqual(['2 A']);
    }
  });

  it('an encoding that the file must have, in its head and behind it', async () => {
    const file = toSampleBytes(`Name;IBAN\nx;${A}\nMüller;${A}\n`, 'windows-1252');
    const choice = { encoding: 'utf-8' } as const;
    expect(await refusal(file)).toBe('read');
    expect(await refusal(file, choice)).toBe('wrong_encoding');
    const behind = () => rowsIn(file, detectLayout(file.subarray(0, 36), false, choice), 20);
    await expect(behind).rejects.toThrow('Die Datei ist nicht im Zeichensatz UTF-8.');
    expect(await refusal(`${A}\n\0`, choice)).toBe('wrong_encoding');
  });

  it('and reads the first row, too, if it is no header', async () => {
    expect((await read(`IBAN;1\n${A};2`, { hasHeader: false })).map(rowSummary)).toEqual(['1 no_iban', '2 A']);
  });
});

describe('the head of a longer file', () => {
  it('may end within a character and within a row', () => {
    const bytes = toSampleBytes(`Name;IBAN\nMüller;${A}\nMü;`);
    expect(layoutSummary(detectLayout(bytes.subarray(0, -2), false))).toBe('; header IBAN 2');
    expect(layoutSummary(detectLayout(bytes.subarray(0, -2), true))).toBe('; windows-1252 header IBAN 2');
  });

  it('is all that is looked at', () => {
    const large = `IBAN;x\n${`${A};${'y'.repeat(70)}\n`.repeat(4_000)}\0`;
    expect(large.length).toBeGreaterThan(MAX_HEAD_BYTES);
    expect(detectLayout(toSampleBytes(large), true)).toMatchObject({
      columns: ['IBAN', 'x'],
      firstLine: 2,
      ibanColumn: 0,
    });
  });

  it('names the columns', () => {
    const { columns } = detectLayout(toSampleBytes(`Name;;IBAN\nMüller;x;${A};y`), true);
    expect(columns).toEqual(['Name', 'Spalte 2', 'IBAN', 'Spalte 4']);
    expect(detectLayout(toSampleBytes(`1;${A}`), true).columns).toEqual(['Spalte 1', 'Spalte 2']);
    expect(detectLayout(toSampleBytes(`1;${A}`), true, {}, 'en').columns).toEqual(['Column 1', 'Column 2']);
  });
});
