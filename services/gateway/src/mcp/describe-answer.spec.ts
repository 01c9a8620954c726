import type { BankFacts, IbanVerdict } from '@pruefer/contracts';
import { checkIban, explain } from '@pruefer/iban';
import { describeBank, describeVerdict } from './describe-answer.js';

const verdictOn = (iban: string, fields: Partial<IbanVerdict> = {}) =>
  ({ ...explain(checkIban(iban, null), '2026-11-20T13:07:31.000Z', 'en'), ...fields }) as IbanVerdict;

const bank: BankFacts = {
  country: 'DE',
  bankCode: '37040044',
  name: 'Commerzbank',
  shortName: null,
  bic: 'COBADEFFXXX',
  postalCode: '50447',
  place: 'Köln',
  pan: null,
  checkDigitMethod: '13',
  deletionPlanned: false,
  successor: null,
  address: '50447 Köln',
  isDeleted: false,
  branches: 0,
  dataSet: {
    dataVersion: '2026-09-07',
    authority: 'register',
    source: 'Deutsche Bundesbank',
    validFrom: '2026-09-07',
    validUntil: null,
  },
};

describe('an answer as text', () => {
  it('names the bank of a valid IBAN, and what is doubtful', () => {
    const facts = { bankName: 'Commerzbank', bankAddress: '50447 Köln', bic: 'COBADEFFXXX' };
    const warnings = [{ code: 'bank_code_to_be_deleted' as const, message: 'The bank code will be deleted soon.' }];
    expect(describeVerdict(verdictOn('DE89370400440532013000', { ...facts, warnings }))).toBe(
      [
        'The IBAN DE89370400440532013000 is valid.',
        'Bank: Commerzbank, 50447 Köln, BIC COBADEFFXXX.',
        'Warning (bank_code_to_be_deleted): The bank code will be deleted soon.',
      ].join('\n'),
    );
  });

  it('says why an IBAN is invalid, and what was sent instead', () => {
    const [error, hint] = describeVerdict(verdictOn('COBADEFFXXX')).split('\n');
    expect(error).toMatch(/^The IBAN COBADEFFXXX is invalid \(iban_country\)\. No country/);
    expect(hint).toContain('BIC');
  });

  it('names a bank, its successor and the source', () => {
    const successor = { bankCode: '37040048', name: null, bic: null };
    expect(describeBank({ ...bank, isDeleted: true, successor })).toBe(
      [
        'DE 37040044: Commerzbank, 50447 Köln, BIC COBADEFFXXX.',
        'The bank code has been deleted.',
        'Successor: 37040048.',
        'Source: Deutsche Bundesbank, valid from 2026-09-07.',
      ].join('\n'),
    );
  });
});
