import fc from 'fast-check';
import { BankFileReading } from './bank-file-reading.js';
import { readBankFile } from './read-bank-file.js';

describe('readBankFile', () => {
  it.each([
    ['nothing', ''],
    ['a web page', '<!doctype html><title>Download</title>'],
    ['an archive', 'PK\u0003\u0004'],
    ['a spreadsheet', 'PK\u0003\u0004\u0014\u0000\u0006\u0000[Content_Types].xml'],
    ['any table', 'a;b;c\n1;2;3'],
    ['broken JSON', '{"entries":['],
    ['JSON of something else', '{"banks":[]}'],
    ['a heading with a field missing', 'Bankleitzahl;Merkmal;Bezeichnung\n37040044;1;Commerzbank'],
    ['the right file in a foreign layout', '"Bankleitzahl","Merkmal","Bezeichnung"'],
  ])('F4: does not recognise %s as a bank file', (_what, content) => {
    expect(readBankFile(Buffer.from(content))).toBeUndefined();
  });

  it.each([
    'Bankleitzahl;Merkmal;Bezeichnung;PLZ;Ort;Kurzbezeichnung;PAN;BIC;Prüfzifferberechnungsmethode;Datensatznummer;Änderungskennzeichen;Bankleitzahllöschung;Nachfolge-Bankleitzahl\n',
    'Kennzeichen;Identnummer;Bankleitzahl;Bankenname;PLZ;Ort;SWIFT-Code\n',
    'IID/QR-IID;Concatenation;New IID/QR-IID;SIC IID;Name of bank/institution;Post Code;Town Name;Country;BIC\n',
    '{"entries":[',
    '',
  ])('E2: never throws for bytes after %j', (head) => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.json().map((text) => Buffer.from(text)),
      fc.string().map((text) => Buffer.from(text)),
    );
    fc.assert(
      fc.property(bytes, (tail) => {
        const file = readBankFile(Buffer.concat([Buffer.from(head), tail]));
        expect(file?.badLineCount ?? 0).toBeLessThanOrEqual(file?.lineCount ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  it('F4: stops reading at too many bad lines, and continues counting', () => {
    const reading = new BankFileReading(() => undefined, 5);
    reading.write(Buffer.from(`country;code;bic;name;town;date;source\n${'"\n'.repeat(1_000)}`));
    expect(reading.end()).toMatchObject({ badLineCount: 6, lineCount: 6 });
    expect(reading.lineCount).toBe(1_001);
  });

  it('F4: searches a heading only in the first lines', () => {
    const austrian = 'Kennzeichen;Identnummer;Bankleitzahl;Bankenname;PLZ;Ort;SWIFT-Code';
    const bank = 'Hauptanstalt;1;12000;Bank;1010;Wien;';
    const after = (lines: number) => readBankFile(Buffer.from(`${'Hinweis\n'.repeat(lines)}${austrian}\n${bank}\n`));
    expect(after(19)).toMatchObject({ lineCount: 1, badLineCount: 0 });
    expect(after(20)).toBeUndefined();
  });

  it('reads 10 MB without line breaks in linear time', () => {
    const begin = performance.now();
    readBankFile(Buffer.alloc(10_000_000, '371"; '));
    readBankFile(Buffer.alloc(10_000_000, '12345678'));
    // In quadratic time it would take hours.
    expect(performance.now() - begin).toBeLessThan(60_000);
  });
});
