import { readBankFile } from './read-bank-file.js';

const heading = 'country;code;bic;name;town;date;source';
const good = 'FR;30003;MUSTFRPP;"Banque; modèle";Paris;2026-11-01;Liste der Buchhaltung';
const read = (...lines: string[]) => readBankFile(Buffer.from([...lines, ''].join('\n')));

describe('the CSV file of an own list', () => {
  it('contains banks of several countries from one unofficial source', () => {
    expect(read(`\ufeff${heading}`, good, good.replace('FR;30003', 'IT;03069'))).toEqual({
      source: 'Liste der Buchhaltung',
      authority: 'community',
      date: '2026-11-01',
      lineCount: 2,
      badLineCount: 0,
      badLines: [],
      countries: [
        {
          country: 'FR',
          records: [expect.objectContaining({ bankCode: '30003', name: 'Banque; modèle', place: 'Paris' })],
        },
        { country: 'IT', records: [expect.objectContaining({ bankCode: '03069', bic: 'MUSTFRPP', isHolder: true })] },
      ],
    });
  });

  it('makes the first of several lines with a bank code its holder', () => {
    const records = read(heading, good, good.replace('MUSTFRPP', 'MUSTFRPPXXX'))!.countries[0]!.records;
    expect(records.map(({ isHolder, bic }) => [isHolder, bic])).toEqual([
      [true, 'MUSTFRPP'],
      [false, 'MUSTFRPPXXX'],
    ]);
  });

  it.each(['BG', 'GB', 'IE', 'LV', 'MT', 'NL', 'RO'])(
    'takes the bank code from the BIC where a country’s IBANs begin with it: %s',
    (country) => {
      const row = `${country};;MUST${country}2A;Modellbank;;2026-11-01;Liste`;
      expect(read(heading, row)?.countries[0]?.records[0]).toMatchObject({ bankCode: 'MUST', bic: `MUST${country}2A` });
    },
  );

  it.each([
    [
      'DE;37040044;COBADEFF;Bank;;2026-11-01;L',
      'country: Deutsche Banken kommen nur aus der Bankleitzahlendatei der Bundesbank.',
    ],
    ['XX;30003;;Bank;;2026-11-01;L', 'country: „XX“ ist hier nicht erlaubt.'],
    ['fr;30003;;Bank;;2026-11-01;L', 'country: „fr“ ist hier nicht erlaubt.'],
    ['FR;3000;;Bank;;2026-11-01;L', 'code: „3000“ ist hier nicht erlaubt.'],
    ['FR;;MUSTFRPP;Bank;;2026-11-01;L', 'code: „“ ist hier nicht erlaubt.'],
    ['FR;30004;MUSTFRP;Bank;;2026-11-01;L', 'bic: „MUSTFRP“ ist hier nicht erlaubt.'],
    ['FR;30004;;;;2026-11-01;L', 'name: „“ ist hier nicht erlaubt.'],
    [`FR;30004;;${'B'.repeat(251)};;2026-11-01;L`, `name: „${'B'.repeat(60)}“ ist hier nicht erlaubt.`],
    ['FR;30004;;Bank;;01.11.2026;L', 'date: „01.11.2026“ ist hier nicht erlaubt.'],
    ['FR;30004;;Bank;;2026-11-01;', 'source: „“ ist hier nicht erlaubt.'],
    [
      'FR;30004;;Bank;;2026-11-02;Liste der Buchhaltung',
      'date, source: „2026-11-02“, „Liste der Buchhaltung“. In einer Datei müssen alle Zeilen denselben Tag und dieselbe Quelle nennen.',
    ],
    ['FR;30004;;Bank;2026-11-01;L', 'Die Zeile hat 6 statt 7 Felder.'],
    ['FR;30004;;Ba"nk;;2026-11-01;L', 'Die Anführungszeichen sind nicht richtig gesetzt.'],
  ])('F4: skips %j and reports its line', (row, reason) => {
    expect(read(heading, good, row)).toMatchObject({ lineCount: 2, badLineCount: 1, badLines: [{ line: 3, reason }] });
  });

  it.each([
    'country;code;bic;name;town;date',
    'country,code,bic,name,town,date,source',
    'Country;Code;Bic;Name;Town;Date;Source',
  ])('F4: requires its own heading: %s', (line) => {
    const reason = `Die erste Zeile muss „${heading}“ lauten.`;
    expect(read(line, good)).toMatchObject({ lineCount: 1, badLineCount: 1, badLines: [{ line: 1, reason }] });
  });
});
