import { A, B, layoutSummary, read, refusal, rowsIn, rowSummary, toSampleBytes } from '../files.fixture.js';
import { detectLayout } from '../detect-layout.js';

const creditor = (iban: string, more = '') =>
  `<CdtTrfTxInf><PmtId><InstrId>I</InstrId><EndToEndId>E-1</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">1.00</InstdAmt></Amt>` +
  `<CdtrAgt><FinInstnId><BIC>COBADEFFXXX</BIC></FinInstnId></CdtrAgt><Cdtr><Nm>M&amp;M</Nm></Cdtr>` +
  `<CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>${more}</CdtTrfTxInf>`;
const debtor = (id: string, reference = 'NOTPROVIDED') =>
  `<DrctDbtTxInf><PmtId><EndToEndId>${reference}</EndToEndId></PmtId>` +
  `<DrctDbtTx><MndtRltdInf><AmdmntInfDtls><OrgnlDbtrAcct><Id><IBAN>${B}</IBAN></Id></OrgnlDbtrAcct></AmdmntInfDtls></MndtRltdInf></DrctDbtTx>` +
  `<DbtrAgt><FinInstnId><BICFI>BKAUATWW</BICFI></FinInstnId></DbtrAgt><DbtrAcct><Id>${id}</Id></DbtrAcct></DrctDbtTxInf>`;
const own = (name: string) => `<${name}><Id><IBAN>${B}</IBAN></Id></${name}>`;
const transfer = (content: string, version = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${version}"><CstmrCdtTrfInitn><PmtInf>${own('DbtrAcct')}${content}</PmtInf></CstmrCdtTrfInitn></Document>`;
const debit = (content: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"><CstmrDrctDbtInitn><PmtInf>${own('CdtrAcct')}${content}</PmtInf></CstmrDrctDbtInitn></Document>`;
const rows = async (file: string | Buffer, size?: number) => (await read(file, {}, size)).map(rowSummary);

describe('a SEPA file', () => {
  it('of transfers has the accounts of the creditors', async () => {
    const file = transfer(creditor(A) + creditor(B));
    expect(layoutSummary(detectLayout(toSampleBytes(file), true))).toBe('pain.001');
    expect(await rows(file)).toEqual(['1 A COBADEFFXXX (E-1)', '2 B COBADEFFXXX (E-1)']);
  });

  it('of direct debits has the accounts of the debtors', async () => {
    const file = debit(debtor(`<IBAN>${A}</IBAN>`) + debtor('<Othr><Id>7</Id></Othr>', 'E-2'));
    expect(layoutSummary(detectLayout(toSampleBytes(file), true))).toBe('pain.008');
    expect(await rows(file)).toEqual(['1 A BKAUATWW', '2 no_iban']);
  });

  it.each([
    'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
    'urn:iso:std:iso:20022:tech:xsd:pain.001.003.03',
    'http://www.six-interbank-clearing.com/de/pain.001.001.03.ch.02.xsd',
  ])('may be of the version %s', async (version) => {
    expect(await rows(transfer(creditor(A), version))).toEqual(['1 A COBADEFFXXX (E-1)']);
  });

  it('may have prefixes, comments, CDATA and other encodings', async () => {
    const file = transfer(
      creditor(`<!-- x -->DE89 3704<![CDATA[ 0044 0532]]> 0130&#48;0`, '<RmtInf><Ustrd>Ü</Ustrd></RmtInf>'),
    );
    const prefixed = file.replaceAll(/<(\/?)(?=[A-Z])(?!\[)/g, '<$1p:').replace('xmlns=', 'xmlns:p=');
    for (const [text, encoding] of [
      [file, 'utf-8'],
      [prefixed, 'utf-8'],
      [file, 'windows-1252'],
      [`\uFEFF${file}`, 'utf-16le'],
    ] as const)
      // prettier-ignore
      expect(await rows(toSampleBytes(text, encoding))).toEqual(['1 A COBADEFFXXX (E-1)']);
  });

  it('is read the same at every cut', async () => {
    const file = toSampleBytes(transfer(creditor(A, '<RmtInf><Ustrd>Ü€😀</Ustrd></RmtInf>') + creditor(B)));
    const layout = detectLayout(file, true);
    for (let size = 1; size < 40; size += 1) expect(await rowsIn(file, layout, size)).toHaveLength(2);
  });

  it('never hands on names, amounts or purposes', async () => {
    const file = transfer(creditor(A, '<RmtInf><Ustrd>Geheim</Ustrd></RmtInf>'));
    expect(await read(file)).toEqual([{ line: 1, iban: A, bic: 'COBADEFFXXX', reference: 'E-1', cells: [] }]);
  });
});

describe('a SEPA file is refused', () => {
  const long = 'x'.repeat(300_000);
  it.each([
    [
      'with a DTD',
      transfer('').replace('<Document', '<!DOCTYPE Document [<!ENTITY x "y">]>\n<Document'),
      'xml_doctype',
    ],
    ['with an entity', transfer(creditor('&x;')), 'xml_malformed'],
    ['cut off', transfer(creditor(A)).slice(0, -20), 'xml_malformed'],
    ['with crossed elements', transfer('<a><b></a></b>'), 'xml_malformed'],
    ['with two roots', `${transfer('')}<x/>`, 'xml_malformed'],
    ['with a long text', transfer(`<Nm>${long}</Nm>`), 'xml_too_large'],
    ['with a long comment', transfer(`<!--${long}-->`), 'xml_too_large'],
    ['with a long attribute', transfer(`<Nm x="${long}"/>`), 'xml_too_large'],
    ['with a long name of an element', transfer(`<${long}/>`), 'xml_too_large'],
    ['with a long IBAN in parts', transfer(creditor(`${'x'.repeat(1_000)}<!-- -->`.repeat(70))), 'xml_too_large'],
    ['nested deeply', transfer('<a>'.repeat(100)), 'xml_too_large'],
  ])('%s', async (_, file, code) => expect(await refusal(file)).toBe(code));

  it('with the line', async () => {
    await expect(read(transfer('\n\n<a></b>'))).rejects.toThrow('ab Zeile 4 kein gültiges XML');
  });
});
