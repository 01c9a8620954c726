import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BankIndex, type BankFile, type BankFileRecord, readBankFile } from '@pruefer/banks';
import { checkIban } from '@pruefer/iban';
import { WorkerConfig } from '../config.js';
import { readContent, readShippedFile } from './bank-file-on-disk.js';

describe('the shipped bank file', () => {
  let file: BankFile;
  let records: readonly BankFileRecord[];
  let index: BankIndex;

  beforeAll(async () => {
    const { content, validFrom } = await readShippedFile(new WorkerConfig().BANK_FILE);
    file = readBankFile(content)!;
    records = file.countries[0]!.records;
    const dataSet = { version: 'v', validFrom, validUntil: null, country: 'DE', source: file.source };
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

  it('holds 75 codes that go or are gone, 34 with a successor that it knows', () => {
    const holders = records.filter(({ isHolder }) => isHolder);
    expect(holders.filter(({ deletionPlanned }) => deletionPlanned)).toHaveLength(75);
    const successors = holders.map(({ bankCode }) => index.find('DE', bankCode)?.successor).filter(Boolean);
    expect(successors).toHaveLength(34);
    expect(successors.every((successor) => successor?.name)).toBe(true);
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
