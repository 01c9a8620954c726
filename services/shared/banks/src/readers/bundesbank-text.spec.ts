import { bundesbankFile, bundesbankLine } from './bundesbank-line.fixture.js';
import { readBankFile } from './read-bank-file.js';
import { bundesbankTextReader } from './bundesbank-text.js';
import { FileLines } from '../lines/file-lines.js';
import { Findings } from '../lines/findings.js';

const branch = { holder: '2', bic: '', pan: '', recordNumber: '037637' };

/** German records and bad lines of a file. */
function read(file: Uint8Array) {
  const { countries = [], badLines = [] } = readBankFile(file) ?? {};
  return { records: countries[0]?.records ?? [], badLines };
}

/** Reads a text without detecting its layout. */
function readText(text: string) {
  let records = 0;
  const findings = new Findings(() => records++);
  const reader = bundesbankTextReader(findings);
  let number = 0;
  const lines = new FileLines((line) => reader.read(line, ++number));
  lines.write(Buffer.from(text));
  lines.end();
  return { ...reader.end()!, records };
}

describe('fixed-width layout of the Bundesbank', () => {
  it('reads all 13 fields, including umlauts', () => {
    expect(read(bundesbankFile(bundesbankLine()))).toEqual({
      badLines: [],
      records: [
        {
          bankCode: '37040044',
          isHolder: true,
          name: 'Commerzbank',
          postalCode: '50447',
          place: 'Köln',
          shortName: 'Commerzbank Köln',
          pan: '24370',
          bic: 'COBADEFFXXX',
          method: '13',
          recordNumber: '006143',
          change: 'U',
          deletionPlanned: false,
          successor: null,
        },
      ],
    });
  });

  it('keeps the branches of a bank code as well as its holder', () => {
    const { records, badLines } = read(bundesbankFile(bundesbankLine(), bundesbankLine(branch)));
    expect(badLines).toEqual([]);
    expect(records).toMatchObject([{ isHolder: true }, { isHolder: false, bic: null, pan: null }]);
  });

  it('reads deletions and their successors', () => {
    const line = bundesbankLine({ deletion: '1', change: 'M', successor: '37060193' });
    expect(read(bundesbankFile(line)).records).toMatchObject([
      { deletionPlanned: true, change: 'M', successor: '37060193' },
    ]);
  });

  it('accepts line ends without CR and a last line without end', () => {
    const lines = [bundesbankLine(), bundesbankLine(branch)].join('\n');
    expect(read(Buffer.from(lines, 'latin1')).records).toHaveLength(2);
  });

  it.each([
    [{ bankCode: '97040044' }, 'Bankleitzahl: „97040044“ ist hier nicht erlaubt.'],
    [{ bankCode: '3704004' }, 'Bankleitzahl: „3704004“ ist hier nicht erlaubt.'],
    [{ holder: '3' }, 'Merkmal: „3“ ist hier nicht erlaubt.'],
    [{ name: '' }, 'Bezeichnung: „“ ist hier nicht erlaubt.'],
    [{ name: ' Commerzbank' }, 'Bezeichnung: „ Commerzbank“ ist hier nicht erlaubt.'],
    [{ name: 'Commerz\u0000bank' }, 'Bezeichnung: „Commerz\u0000bank“ ist hier nicht erlaubt.'],
    [{ postalCode: '5044' }, 'PLZ: „5044“ ist hier nicht erlaubt.'],
    [{ place: '' }, 'Ort: „“ ist hier nicht erlaubt.'],
    [{ shortName: '' }, 'Kurzbezeichnung: „“ ist hier nicht erlaubt.'],
    [{ pan: '2437' }, 'PAN: „2437“ ist hier nicht erlaubt.'],
    [{ bic: 'www.bank.de' }, 'BIC: „www.bank.de“ ist hier nicht erlaubt.'],
    [{ bic: 'Commerzbank' }, 'BIC: „Commerzbank“ ist hier nicht erlaubt.'],
    [{ method: 'F0' }, 'Prüfzifferberechnungsmethode: „F0“ ist hier nicht erlaubt.'],
    [{ recordNumber: '' }, 'Datensatznummer: „“ ist hier nicht erlaubt.'],
    [{ change: 'X' }, 'Änderungskennzeichen: „X“ ist hier nicht erlaubt.'],
    [{ deletion: '2' }, 'Bankleitzahllöschung: „2“ ist hier nicht erlaubt.'],
    [{ successor: '1' }, 'Nachfolge-Bankleitzahl: „1“ ist hier nicht erlaubt.'],
  ])('skips a line with %j and gives the reason', (change, reason) => {
    const file = bundesbankFile(bundesbankLine(), bundesbankLine({ ...branch, ...change }));
    expect(read(file)).toMatchObject({
      records: [{ recordNumber: '006143' }],
      badLines: [{ line: 2, reason }],
    });
  });

  it('reads a file that was saved as UTF-8: its columns are not shifted', () => {
    const { records, badLines } = read(Buffer.from(bundesbankLine(), 'utf8'));
    expect(badLines).toEqual([]);
    expect(records).toMatchObject([{ place: 'Köln', bic: 'COBADEFFXXX' }]);
  });

  it('refuses a duplicate record number and a duplicate holder', () => {
    const lines = [bundesbankLine(), bundesbankLine({ holder: '2' }), bundesbankLine({ recordNumber: '006144' })];
    expect(read(bundesbankFile(...lines)).badLines).toEqual([
      { line: 2, reason: 'Datensatznummer: 006143 kommt mehrmals vor.' },
      { line: 3, reason: 'Bankleitzahl: 37040044 hat mehrere Datensätze mit Merkmal 1.' },
    ]);
  });

  it.each(['', '\r\n\r\n', '<html>'])('finds no record in %j', (text) => {
    expect(readText(text).records).toBe(0);
  });

  it('reports the first hundred bad lines and counts all', () => {
    const file = readText(Array.from({ length: 250 }, () => '12345678').join('\n'));
    expect(file).toMatchObject({ lineCount: 250, badLineCount: 250 });
    expect(file.badLines).toHaveLength(100);
  });
});
