import { A, read, refusal } from './files.fixture.js';

describe('F5: a customer’s file', () => {
  it.each([
    ['spreadsheet', 'PK\u0003\u0004[Content_Types].xml'],
    ['archive', 'PK\u0003\u0004kunden.csv'],
    ['pdf', '%PDF-1.7'],
    ['binary', `IBAN\0${A}`],
    ['xml_doctype', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
    ['other_xml', '<html><body>DE89370400440532013000</body></html>'],
    ['too_many_columns', `IBAN${';x'.repeat(1_000)}\n${A}${';x'.repeat(1_000)}\n`],
  ])('is refused as %s', async (code, file) => expect(await refusal(file)).toBe(code));

  it('goes on behind a row of a million characters', async () => {
    const file = `IBAN;Name\n${A};Anna\n${A};${'x'.repeat(1_000_000)}\n${A};Ben\n`;
    const rows = (await read(file)).map((row) => ('reason' in row ? row.reason : row.cells[1]));
    expect(rows).toEqual(['Anna', 'row_too_long', 'Ben']);
  });
});
