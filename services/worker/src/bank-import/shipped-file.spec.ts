import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BankFile, type BankFileRecord, BankIndex, readBankFile } from '@pruefer/banks';
import { assembleIban, checkIban, explain } from '@pruefer/iban';
import { WorkerConfig } from '../config.js';
import { readContent, readShippedFile } from './bank-file-on-disk.js';

/** The fields of the fixed-width layout under the names that the CSV gives them. */
const widths = {
  Bankleitzahl: 8,
  Merkmal: 1,
  Bezeichnung: 58,
  PLZ: 5,
  Ort: 35,
  Kurzbezeichnung: 27,
  PAN: 5,
  BIC: 11,
  Prüfzifferberechnungsmethode: 2,
  Datensatznummer: 6,
  Änderungskennzeichen: 1,
  Bankleitzahllöschung: 1,
  'Nachfolge-Bankleitzahl': 8,
};

function csvLine(line: string): string[] {
  let from = 0;
  return Object.values(widths).map((width) => {
    const text = line.slice(from, (from += width)).trimEnd();
    return text && `"${text.replaceAll('"', '""')}"`;
  });
}

/** The answer to the first IBAN of a bank code whose account number passes its check. */
function validAnswer(index: BankIndex, bankCode: string) {
  for (let account = 1; account < 5_000; account++) {
    const assembled = assembleIban({ country: 'DE', bankCode, accountNumber: String(account * 1_234_567) });
    const verdict = 'iban' in assembled ? checkIban(assembled.iban, index) : undefined;
    if (verdict?.error === null) return explain(verdict, '2026-11-20T12:00:00.000Z');
  }
  return undefined;
}

describe('the shipped bank file', () => {
  let content: string;
  let file: BankFile;
  let records: readonly BankFileRecord[];
  let index: BankIndex;

  beforeAll(async () => {
    const { content: bytes, validFrom } = await readShippedFile(new WorkerConfig().BANK_FILE);
    content = Buffer.from(bytes).toString('latin1');
    file = readBankFile(bytes)!;
    records = file.countries[0]!.records;
    const { authority, source } = file;
    const dataSet = { version: 'v', validFrom, validUntil: null, country: 'DE', authority, source };
    index = new BankIndex(
      dataSet,
      records.filter(({ isHolder }) => isHolder),
    );
  });

  it('has 13,760 right records of 3,507 bank codes, and no bad line', () => {
    expect(file.badLines).toEqual([]);
    expect(records).toHaveLength(13_760);
    expect(index.size).toBe(3_507);
  });

  it.each([
    ['68490000', 'Volksbank Rhein-Wehra -alt-', '79713 Bad Säckingen'],
    ['70190000', 'Münchner Bank', '81632 München'],
    ['37040044', 'Commerzbank', '50447 Köln'],
  ])('%s is %s, %s', (bankCode, name, address) => {
    expect(index.find('DE', bankCode)).toMatchObject({ name, address });
  });

  it('holds 75 codes that expire or have expired, 34 with a successor that it knows', () => {
    const holders = records.filter(({ isHolder }) => isHolder);
    expect(holders.filter(({ deletionPlanned }) => deletionPlanned)).toHaveLength(75);
    const successors = holders.map(({ bankCode }) => index.find('DE', bankCode)?.successor).filter(Boolean);
    expect(successors).toHaveLength(34);
    expect(successors.every((successor) => successor?.name)).toBe(true);
  });

  it('says the same as CSV: most fields in quotes, empty ones bare', () => {
    const fields = Object.keys(widths);
    const rows = content
      .trimEnd()
      .split('\r\n')
      .map((line) => csvLine(line).join(';'));
    const csv = readBankFile(Buffer.from([fields.join(';'), ...rows].join('\r\n'), 'latin1'));
    expect(csv).toEqual(file);
  });

  it('holds no name, place or short name with a character that German names do not have', () => {
    const germanText = /^[\x20-\x7eÄÖÜäöüßé]+$/;
    const texts = records.flatMap(({ name, place, shortName }) => [name, place ?? '', shortName ?? '']);
    expect(texts.filter((text) => !germanText.test(text))).toEqual([]);
    expect(texts.filter((text) => /[ÄÖÜäöüß]/.test(text)).length).toBeGreaterThan(6_900);
  });

  it('gives every valid German answer an address: postal code and place', () => {
    const codes = records.filter(({ isHolder, change }) => isHolder && change !== 'D').map(({ bankCode }) => bankCode);
    const answers = codes.map((bankCode) => validAnswer(index, bankCode));
    expect(answers).toHaveLength(3_505);
    expect(answers.filter((answer) => !/^\d{5} \S.*\S$/.test(answer?.bankAddress ?? ''))).toEqual([]);
  });

  it('lets the engine find the bank of a real IBAN', () => {
    expect(checkIban('DE89370400440532013000', index)).toMatchObject({ error: null, bank: { bic: 'COBADEFFXXX' } });
  });
});

describe('readShippedFile', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'shipped-file-'))));
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['gzipped', gzipSync('abc')],
    ['as it is', Buffer.from('abc')],
  ])('gives content and day of a file that is %s', async (_how, bytes) => {
    const path = join(folder, 'blz-20261207.txt');
    await writeFile(path, bytes);
    expect(await readShippedFile(path)).toEqual({ content: Buffer.from('abc'), validFrom: '2026-12-07' });
  });

  it('wants the day in the name', async () => {
    await expect(readShippedFile(join(folder, 'blz.txt.gz'))).rejects.toThrow('the name must hold the day');
  });

  it('F4: reads no file beyond 50 MB, packed or not', async () => {
    const zeros = Buffer.alloc(50_000_001);
    for (const bytes of [zeros, gzipSync(zeros)]) {
      const path = join(folder, 'large');
      await writeFile(path, bytes);
      await expect(readContent(path)).rejects.toThrow(/large/);
    }
  });
});
