import type { BankChange, BankState } from '@pruefer/contracts';
import { listBankDifferences } from './bank-differences.js';

const before = {
  name: 'Sparkasse Musterstadt',
  shortName: 'SPK Musterstadt',
  bic: 'MUSTDE21XXX',
  postalCode: '01067',
  place: 'Dresden',
  pan: null,
  checkDigitMethod: '00',
  deletionPlanned: false,
  successor: null,
} as BankState;
const changed = (after: Partial<BankState>) =>
  listBankDifferences({ before, after: { ...before, ...after } } as BankChange);

it('names only the fields that differ', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ bic: 'NEUEDE21XXX' })).toEqual([{ label: 'BIC', from: 'MUSTDE21XXX', to: 'NEUEDE21XXX' }]);
});

it('says that a field was emptied, or filled for the first time', () => {
  expect(changed({ bic: null, pan: '53321' })).toEqual([
    { label: 'BIC', from: 'MUSTDE21XXX', to: 'leer' },
    { label: 'PAN', from: 'leer', to: '53321' },
  ]);
});

it('reads postal code and place as one, without a gap where one of them is missing', () => {
  expect(changed({ postalCode: null })).toEqual([{ label: 'Ort', from: '01067 Dresden', to: 'Dresden' }]);
  expect(changed({ postalCode: null, place: null })).toEqual([{ label: 'Ort', from: '01067 Dresden', to: 'leer' }]);
});

it('says in words that a bank is going to be deleted', () => {
  expect(changed({ deletionPlanned: true })).toEqual([expect.objectContaining({ from: 'nein', to: 'ja' })]);
});

it('has nothing to compare for a new or removed bank', () => {
  expect(listBankDifferences({ before: null, after: before } as BankChange)).toEqual([]);
  expect(listBankDifferences({ before, after: null } as BankChange)).toEqual([]);
});
