import { readBankFile } from './read-bank-file.js';

/** Synthetic, in the publisher's layout. */
const notice = [
  'Muster einer Nationalbank',
  '',
  'SEPA-Zahlungsverkehrs-Verzeichnis',
  'Stand: 20.11.2026',
  'ohne Gewähr;;',
];
const header =
  'Kennzeichen;Identnummer;Bankleitzahl;Institutsart;Sektor;Firmenbuchnummer;Bankenname;Straße;PLZ;Ort;Postadresse / Straße;Postadresse / PLZ;Postadresse / Ort;Postfach;Bundesland;Telefon;Fax;E-Mail;SWIFT-Code;Homepage;Gründungsdatum;LEI';

interface Row {
  kind?: string;
  id?: string;
  code?: string;
  name?: string;
  postalCode?: string;
  place?: string;
  bic?: string;
}

function row({
  kind = 'Hauptanstalt',
  id = '1001',
  code = '99100',
  name = '"Musterbank; Österreich"',
  ...rest
}: Row = {}): string {
  const { postalCode = '1010', place = 'Wien', bic = 'MUSTATW1' } = rest;
  return `${kind};${id};${code};Aktienbank;A;1a;${name};Ring 1;${postalCode};${place};;;;;Wien;;;;${bic};www.muster.example;;`;
}

function read(...rows: string[]) {
  return readBankFile(Buffer.from([...notice, header, ...rows, ''].join('\r\n'), 'latin1'));
}

describe('readOenbCsv', () => {
  it('reads a bank below the lines of notice', () => {
    expect(read(row())).toEqual({
      source: 'Oesterreichische Nationalbank',
      authority: 'register',
      lineCount: 1,
      badLineCount: 0,
      badLines: [],
      countries: [
        {
          country: 'AT',
          records: [
            {
              bankCode: '99100',
              isHolder: true,
              name: 'Musterbank; Österreich',
              postalCode: '1010',
              place: 'Wien',
              shortName: null,
              pan: null,
              bic: 'MUSTATW1',
              method: null,
              recordNumber: '1001',
              change: 'U',
              deletionPlanned: false,
              successor: null,
            },
          ],
        },
      ],
    });
  });

  it('restores the leading zeros of a bank code', () => {
    expect(read(row({ code: '100' }))?.countries[0]?.records[0]?.bankCode).toBe('00100');
  });

  it('makes the first of several records the holder of the bank code, and accepts a bank without BIC or place', () => {
    const second = row({ kind: 'Filiale', id: '1002', bic: '', postalCode: '', place: '' });
    expect(read(row(), second)?.countries[0]?.records).toMatchObject([
      { isHolder: true },
      { isHolder: false, bic: null, postalCode: null, place: null },
    ]);
  });

  it.each([
    [{ code: '1234567' }, 'Bankleitzahl: „1234567“ ist hier nicht erlaubt.'],
    [{ code: '' }, 'Bankleitzahl: „“ ist hier nicht erlaubt.'],
    [{ id: 'x' }, 'Identnummer: „x“ ist hier nicht erlaubt.'],
    [{ name: '' }, 'Bankenname: „“ ist hier nicht erlaubt.'],
    [{ name: 'B'.repeat(251) }, `Bankenname: „${'B'.repeat(60)}“ ist hier nicht erlaubt.`],
    [{ place: 'O'.repeat(101) }, `Ort: „${'O'.repeat(60)}“ ist hier nicht erlaubt.`],
    [{ postalCode: 'Wien?' }, 'PLZ: „Wien?“ ist hier nicht erlaubt.'],
    [{ bic: 'www.muster.example' }, 'SWIFT-Code: „www.muster.example“ ist hier nicht erlaubt.'],
    [{ name: 'Muster"bank' }, 'Die Anführungszeichen sind nicht richtig gesetzt.'],
    [{}, 'Datensatznummer: 1001 kommt mehrmals vor.'],
  ])('skips a line with %j and gives the reason', (change, reason) => {
    const file = read(row(), row(change));
    expect(file).toMatchObject({ lineCount: 2, badLineCount: 1, badLines: [{ line: 8, reason }] });
  });
});
