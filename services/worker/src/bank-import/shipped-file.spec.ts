import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BankIndex, type BankFile, readBundesbankFile } from '@pruefer/banks';
import { checkIban } from '@pruefer/iban';
import { WorkerConfig } from '../config.js';
import { readShippedFile } from './shipped-file.js';

describe('the shipped bank file', () => {
  let file: BankFile;
  let index: BankIndex;

  beforeAll(async () => {
    const { content, version, validFrom } = await readShippedFile(new WorkerConfig().BANK_FILE);
    file = readBundesbankFile(content);
    const dataSet = { version, validFrom, validUntil: null, country: 'DE', source: 'Deutsche Bundesbank' };
    index = new BankIndex(
      dataSet,
      file.records.filter(({ isHolder }) => isHolder),
    );
  });

  it('has 13,760 right records of 3,507 bank codes, and no bad line', () => {
    expect(file.badLines).toEqual([]);
    expect(file.records).toHaveLength(13_760);
    expect(index.size).toBe(3_507);
    expect(index.version).toMatch(/^2026-09-07-[0-9a-f]{8}$/);
  });

  it.each([
    ['68490000', 'Volksbank Rhein-Wehra -alt-', '79713 Bad Säckingen'],
    ['70190000', 'Münchner Bank', '81632 München'],
    ['37040044', 'Commerzbank', '50447 Köln'],
  ])('%s is %s, %s', (bankCode, name, address) => {
    expect(index.find('DE', bankCode)).toMatchObject({ name, address });
  });

  it('holds 75 codes that go or are gone, 34 with a successor that it knows', () => {
    const holders = file.records.filter(({ isHolder }) => isHolder);
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

  it('gives content, day and fingerprint', async () => {
    const path = join(folder, 'blz-20261207.txt.gz');
    await writeFile(path, gzipSync('abc'));
    expect(await readShippedFile(path)).toMatchObject({
      content: Buffer.from('abc'),
      validFrom: '2026-12-07',
      version: '2026-12-07-ba7816bf',
    });
  });

  it('wants the day in the name', async () => {
    await expect(readShippedFile(join(folder, 'blz.txt.gz'))).rejects.toThrow('the name must hold the day');
  });
});
