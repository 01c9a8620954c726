import { bundesbankLine } from './bundesbank-line.fixture.js';
import { readBankFile } from './read-bank-file.js';

const header =
  'Bankleitzahl;Merkmal;Bezeichnung;PLZ;Ort;Kurzbezeichnung;PAN;BIC;Prüfzifferberechnungsmethode;Datensatznummer;Änderungskennzeichen;Bankleitzahllöschung;Nachfolge-Bankleitzahl';
const commerzbank =
  '"37040044";"1";"Commerzbank";"50447";"Köln";"Commerzbank Köln";"24370";"COBADEFFXXX";"13";"006143";"U";"0";"00000000"';

function read(...lines: string[]) {
  return readBankFile(Buffer.from([header, ...lines, ''].join('\r\n'), 'latin1'));
}

describe('readBundesbankCsv', () => {
  it('reads the same record as from the fixed-width layout', () => {
    const fixed = readBankFile(Buffer.from(bundesbankLine(), 'latin1'));
    expect(read(commerzbank)).toEqual(fixed);
    expect(fixed?.countries[0]?.records).toHaveLength(1);
  });

  it('reads empty fields without quotes and separators inside quotes', () => {
    const branch = '"37040044";"2";"Bank; für alles";"50447";"Köln";"Bank; alles";;;"13";"006144";"U";"0";"00000000"';
    expect(read(commerzbank, branch)?.countries[0]?.records[1]).toMatchObject({
      isHolder: false,
      name: 'Bank; für alles',
      pan: null,
      bic: null,
    });
  });

  it('reads a heading in quotes', () => {
    const quoted = header
      .split(';')
      .map((word) => `"${word}"`)
      .join(';');
    const file = readBankFile(Buffer.from(`${quoted}\n${commerzbank}`, 'utf8'));
    expect(file).toMatchObject({ lineCount: 1, badLineCount: 0, countries: [{ country: 'DE' }] });
  });

  it('reports each bad line with its number and reason and keeps the others', () => {
    const file = read(
      commerzbank,
      commerzbank.replace('"006143"', '"6143"'),
      '"37040044";"1";"Commerzbank"',
      '"37040044;"1"',
      commerzbank.replace('"COBADEFFXXX"', '"www.commerzbank.de"'),
      commerzbank,
    );
    expect(file?.countries[0]?.records).toHaveLength(1);
    expect(file).toMatchObject({
      lineCount: 6,
      badLineCount: 5,
      badLines: [
        { line: 3, reason: 'Datensatznummer: „6143“ ist hier nicht erlaubt.' },
        { line: 4, reason: 'Die Zeile hat 3 statt 13 Felder.' },
        { line: 5, reason: 'Die Anführungszeichen sind nicht richtig gesetzt.' },
        { line: 6, reason: 'BIC: „www.commerzbank.de“ ist hier nicht erlaubt.' },
        { line: 7, reason: 'Datensatznummer: 006143 kommt mehrmals vor.' },
      ],
    });
  });
});
