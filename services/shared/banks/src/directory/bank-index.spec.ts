import { checkIban } from '@pruefer/iban';
import { BankIndex, type DataSet } from './bank-index.js';
import { bundesbankFile, bundesbankLine } from '../readers/bundesbank-line.fixture.js';
import { readBankFile } from '../readers/read-bank-file.js';

const dataSet: DataSet = {
  version: '2026-09-07-1a2b3c4d',
  country: 'DE',
  authority: 'register',
  source: 'Deutsche Bundesbank',
  validFrom: '2026-09-07',
  validUntil: '2026-12-06',
};

function createIndex(lines: string[], now = '2026-11-20T12:00:00Z'): BankIndex {
  const records = readBankFile(bundesbankFile(...lines))?.countries[0]?.records ?? [];
  return new BankIndex(dataSet, records, () => new Date(now));
}

const holder: ConstructorParameters<typeof BankIndex>[1][number] = {
  bankCode: '37040044',
  name: 'Commerzbank',
  postalCode: '50447',
  place: 'Köln',
  bic: null,
  method: null,
  change: 'U',
  deletionPlanned: false,
  successor: null,
};

const codeToBeDeleted = bundesbankLine({
  bankCode: '37040045',
  recordNumber: '000002',
  bic: '',
  deletion: '1',
  successor: '37040044',
});

describe('BankIndex', () => {
  it('finds a bank by country and bank code', () => {
    const index = createIndex([bundesbankLine()]);
    expect(index.size).toBe(1);
    expect(index.find('DE', '37040044')).toEqual({
      code: '37040044',
      name: 'Commerzbank',
      bic: 'COBADEFFXXX',
      address: '50447 Köln',
      postalCode: '50447',
      method: '13',
    });
    expect(index.find('DE', '37040045')).toBeUndefined();
    expect(index.find('AT', '37040044')).toBeUndefined();
    expect([index.covers('DE'), index.covers('AT')]).toEqual([true, false]);
  });

  it.each([
    [null, 'Köln', 'Köln'],
    ['50447', null, '50447'],
    [null, null, null],
  ])('joins postal code %s and place %s to the address %s', (postalCode, place, address) => {
    const bank = { ...holder, postalCode, place };
    expect(new BankIndex(dataSet, [bank]).find('DE', '37040044')?.address).toBe(address);
  });

  it('collects the BICs of branches after the bank’s own, and none where there is only one', () => {
    const findBics = (bic: string | null, bics: string[] | null) =>
      new BankIndex(dataSet, [{ ...holder, bic, bics }]).find('DE', '37040044')?.bics;
    expect(findBics('COBADEFFXXX', ['COBADEFF370', 'COBADEFFXXX'])).toEqual(['COBADEFFXXX', 'COBADEFF370']);
    expect(findBics(null, ['COBADEFF370'])).toEqual(['COBADEFF370']);
    expect([findBics('COBADEFFXXX', ['COBADEFFXXX']), findBics('COBADEFFXXX', null)]).toEqual([undefined, undefined]);
  });

  it('names the successor of a bank code to be deleted, with its name and BIC', () => {
    const successor = { code: '37040044', name: 'Commerzbank', bic: 'COBADEFFXXX' };
    expect(createIndex([bundesbankLine(), codeToBeDeleted]).find('DE', '37040045')).toMatchObject({
      deletion: 'planned',
      successor,
    });
  });

  it.each(['CH', 'LI'])('marks a bank code of %s that will be deleted as already merged', (country) => {
    const mergedCode = { ...holder, bankCode: '00776', deletionPlanned: true, successor: '00777' };
    const index = new BankIndex({ ...dataSet, country }, [mergedCode, { ...holder, bankCode: '00777' }]);
    expect(index.find(country, '00776')).toMatchObject({ deletion: 'merged', successor: { code: '00777' } });
  });

  it('has only the code of a successor outside the file', () => {
    expect(createIndex([codeToBeDeleted]).find('DE', '37040045')?.successor).toEqual({
      code: '37040044',
      name: null,
      bic: null,
    });
  });

  it('treats a code whose record is marked D as deleted', () => {
    expect(createIndex([bundesbankLine({ change: 'D' })]).find('DE', '37040044')?.deletion).toBe('done');
  });

  it.each([
    ['2026-12-06T22:59:59Z', false],
    ['2026-12-06T23:00:00Z', true],
  ])('at %s (midnight in Berlin is 23:00 UTC) outdated is %s', (now, outdated) => {
    expect(createIndex([bundesbankLine()], now).outdated).toBe(outdated);
  });

  it('is never outdated when its publisher names no end', () => {
    const withoutEnd = new BankIndex({ ...dataSet, validUntil: null }, [], () => new Date('2099-01-01T00:00:00Z'));
    expect(withoutEnd.outdated).toBe(false);
  });

  it('implements the engine’s directory', () => {
    expect(checkIban('DE89370400440532013000', createIndex([bundesbankLine()]))).toMatchObject({
      error: null,
      bank: { name: 'Commerzbank' },
      dataVersion: '2026-09-07-1a2b3c4d',
    });
  });
});
