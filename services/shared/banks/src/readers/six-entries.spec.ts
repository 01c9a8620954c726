import { readBankFile } from './read-bank-file.js';

/** Synthetic, in the publisher's layout. */
const bank = {
  iid: '777',
  validOn: '2026-11-20',
  entryType: 'BankMaster',
  sicIid: '007770',
  headQuarters: '777',
  iidType: 'HEADQUARTERS',
  bankOrInstitutionName: 'Musterbank Zürich',
  streetName: 'Gasse',
  buildingNumber: '1',
  postCode: '8001',
  townName: 'Zürich',
  country: 'CH',
  bic: 'MUSTCHZ1XXX',
};
const mergedEntry = { iid: '776', validOn: '2026-11-20', entryType: 'BankMasterConcatenated', newIid: '777' };

type Entry = Record<string, unknown>;

const header =
  'IID/QR-IID;Valid on;Concatenation;New IID/QR-IID;SIC IID;Headquarters;IID type;QR-IID allocation;Name of bank/institution;Street Name;Building Number;Post Code;Town Name;Country;BIC;SIC participation;RTGS customer payments, CHF;IP customer payments, CHF;euroSIC participation;LSV+/BDD, CHF;LSV+/BDD, EUR';

function csvLine(entry: Entry): string {
  const cell = (name: string) =>
    typeof entry[name] === 'string' || typeof entry[name] === 'number' ? entry[name] : '';
  const concatenation = entry['entryType'] === 'BankMasterConcatenated' ? 'Y' : 'N';
  const first = [
    cell('iid'),
    cell('validOn'),
    concatenation,
    cell('newIid'),
    cell('sicIid'),
    cell('headQuarters'),
    '1',
    '',
  ];
  const address = ['streetName', 'buildingNumber', 'postCode', 'townName', 'country', 'bic'].map(cell);
  return [...first, `"${cell('bankOrInstitutionName')}"`, ...address, 'Y;Y;Y;N;N;N'].join(';');
}

const asJson = (entries: Entry[]) => JSON.stringify({ validOn: '2026-11-20', entries });
// The publisher appends the creation time to the last heading.
const asCsv = (entries: Entry[]) => [`${header};2026-11-20T04:00:00`, ...entries.map(csvLine), ''].join('\n');

describe.each([
  ['JSON', asJson, 0],
  ['CSV', asCsv, 1],
])('Bank Master of SIX as %s', (_form, written, headingLines) => {
  const read = (...entries: Entry[]) => readBankFile(Buffer.from(written(entries), 'utf8'));

  it('gives a bank the five digits used in IBANs', () => {
    expect(read(bank)).toMatchObject({
      source: 'SIX Interbank Clearing',
      countries: [
        {
          country: 'CH',
          records: [
            {
              bankCode: '00777',
              isHolder: true,
              name: 'Musterbank Zürich',
              postalCode: '8001',
              place: 'Zürich',
              bic: 'MUSTCHZ1XXX',
              method: null,
              recordNumber: '777',
              deletionPlanned: false,
              successor: null,
            },
          ],
        },
      ],
    });
  });

  it('separates Switzerland and Liechtenstein and skips participants elsewhere', () => {
    const file = read(
      bank,
      { ...bank, iid: '8890', country: 'LI', sicIid: '088900' },
      { ...bank, iid: '89999', country: 'DE', sicIid: '899990' },
    );
    expect(file?.countries.map(({ country, records }) => [country, records.map(({ bankCode }) => bankCode)])).toEqual([
      ['CH', ['00777']],
      ['LI', ['08890']],
    ]);
    expect(file).toMatchObject({ badLineCount: 0 });
  });

  it.each(['007770', '', 'keine Nummer'])('identifies an entry by its IID with any SIC IID: %j', (sicIid) => {
    const file = read(bank, { ...bank, iid: '778', sicIid, bankOrInstitutionName: 'Musterbank Basel' });
    expect(file).toMatchObject({ badLineCount: 0 });
    expect(file?.countries[0]?.records).toMatchObject([
      { bankCode: '00777', name: 'Musterbank Zürich' },
      { bankCode: '00778', name: 'Musterbank Basel' },
    ]);
  });

  it('treats QR-IIDs as bank codes', () => {
    const qr = { ...bank, iid: '31001', iidType: 'QR_IID', sicIid: '310014' };
    expect(read(bank, qr)?.countries[0]?.records[1]).toMatchObject({ bankCode: '31001', name: 'Musterbank Zürich' });
  });

  it('keeps a merged identifier with its successor’s facts, also after several mergers', () => {
    const records = read(bank, mergedEntry, { ...mergedEntry, iid: '775', newIid: '776' })?.countries[0]?.records;
    expect(records?.slice(1)).toMatchObject([
      { bankCode: '00776', deletionPlanned: true, successor: '00777', name: 'Musterbank Zürich', bic: 'MUSTCHZ1XXX' },
      { bankCode: '00775', deletionPlanned: true, successor: '00777' },
    ]);
  });

  it('reports merged identifiers without a successor, also in a cycle', () => {
    const file = read(bank, { ...mergedEntry, newIid: '500' }, { ...mergedEntry, iid: '774', newIid: '774' });
    expect(file).toMatchObject({
      badLineCount: 2,
      badLines: [
        { line: 2 + headingLines, reason: 'New IID/QR-IID: 500 steht nicht in der Datei.' },
        { line: 3 + headingLines, reason: 'New IID/QR-IID: 774 steht nicht in der Datei.' },
      ],
    });
  });

  it.each([
    [{ iid: '123456' }, 'IID/QR-IID: „123456“ ist hier nicht erlaubt.'],
    [{ bankOrInstitutionName: '' }, 'Name of bank/institution: „“ ist hier nicht erlaubt.'],
    [
      { bankOrInstitutionName: 'B'.repeat(251) },
      `Name of bank/institution: „${'B'.repeat(60)}“ ist hier nicht erlaubt.`,
    ],
    [{ townName: 'T'.repeat(101) }, `Town Name: „${'T'.repeat(60)}“ ist hier nicht erlaubt.`],
    [{ country: 'Schweiz' }, 'Country: „Schweiz“ ist hier nicht erlaubt.'],
    [{ bic: 'www.muster.example' }, 'BIC: „www.muster.example“ ist hier nicht erlaubt.'],
    [{ iid: '777' }, 'Datensatznummer: 777 kommt mehrmals vor.'],
    [{ iid: '0777' }, 'Bankleitzahl: 00777 hat mehrere Datensätze mit Merkmal 1.'],
  ])('skips an entry with %j and gives the reason', (change, reason) => {
    const file = read(bank, { ...bank, iid: '778', sicIid: '007780', ...change });
    expect(file).toMatchObject({ lineCount: 2, badLineCount: 1, badLines: [{ line: 2 + headingLines, reason }] });
  });
});

describe('Bank Master of SIX', () => {
  it('accepts identifiers that are numbers', () => {
    const file = readBankFile(Buffer.from(asJson([{ ...bank, iid: 777, sicIid: 7770 }])));
    expect(file?.countries[0]?.records[0]).toMatchObject({ bankCode: '00777', recordNumber: '777' });
  });

  it('may be one JSON line of any length', () => {
    const entries = Array.from({ length: 500 }, (_, at) => ({ ...bank, iid: 1_000 + at }));
    expect(readBankFile(Buffer.from(asJson(entries)))).toMatchObject({ lineCount: 500, badLineCount: 0 });
  });

  it.each([
    ['entries', '{},'.repeat(100_000), 'Die Datei hat mehr Einträge, als es Nummern (IID) gibt.'],
    ['characters', `"${'x'.repeat(10_000_000)}",`, 'Die JSON-Datei ist größer als 10 MB.'],
  ])('F4: refuses JSON of too many %s as a whole', (_what, many, reason) => {
    const file = readBankFile(Buffer.from(`{"entries":[${many}{}]}`));
    expect(file).toMatchObject({ lineCount: 1, badLineCount: 1, badLines: [{ line: 1, reason }], countries: [] });
  });

  it('F4: keeps no more entries of a CSV than there are IIDs', () => {
    const file = readBankFile(Buffer.from([header, ...Array.from({ length: 100_001 }, () => '1')].join('\n')));
    expect(file).toMatchObject({ lineCount: 100_001, badLineCount: 100_001 });
    expect(file?.badLines[0]).toEqual({ line: 2, reason: 'IID/QR-IID: „1“ ist hier nicht erlaubt.' });
  });

  it('reports invalid entries', () => {
    const file = readBankFile(Buffer.from('{"entries":[null,7,[]]}'));
    expect(file).toMatchObject({ countries: [], badLineCount: 3, badLines: [{ line: 1 }, { line: 2 }, { line: 3 }] });
  });
});
