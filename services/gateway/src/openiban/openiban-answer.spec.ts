import type { IbanVerdict } from '@pruefer/contracts';
import { checkIban, explain } from '@pruefer/iban';
import { openIbanAnswer } from './openiban-answer.js';

const everything = { bic: true, bankCode: true };
const verdictOn = (iban: string, fields: Partial<IbanVerdict> = {}) =>
  ({ ...explain(checkIban(iban, null), '2026-11-20T13:07:31.000Z', 'en'), ...fields }) as IbanVerdict;
const bank = { postalCode: '50447', town: 'Köln', country: 'DE', bics: null, successor: null, source: null };
const commerzbank = { dataVersion: '2026-09-07', bank, bankName: 'Commerzbank', bic: 'COBADEFFXXX' };
const valid = 'DE89370400440532013000';
const noBank = { bankCode: '', name: '' };

describe('openIbanAnswer', () => {
  it('leaves out what was not asked for, and what is not known', () => {
    const short = { valid: true, messages: [], iban: valid, bankData: noBank, checkResults: {} };
    expect(openIbanAnswer(verdictOn(valid, commerzbank), valid, { bic: false, bankCode: false })).toEqual(short);
    const bare = verdictOn(valid, { ...commerzbank, bic: null, bank: { ...bank, postalCode: null, town: null } });
    expect(openIbanAnswer(bare, valid, { bic: true, bankCode: false }).bankData).toEqual({
      bankCode: '37040044',
      name: 'Commerzbank',
    });
  });

  it.each([
    ['XX89370400440532013000', 'Invalid country code.'],
    ['1189370400440532013000', 'Invalid country code.'],
    ['DEX9370400440532013000', 'Invalid / no check digits found.'],
    ['DE8937040044053201300', 'IBAN length invalid. Expected length for DE is 22.'],
    ['DE8937040044053201300O', 'Invalid characters in BBAN: O'],
    ['DE8937040044053201300$', 'Invalid characters in BBAN: $'],
  ])('cannot parse %s: %s', (iban, message) => {
    expect(openIbanAnswer(verdictOn(iban), iban, everything)).toEqual({
      valid: false,
      messages: [`Cannot parse as IBAN: ${message}`],
      iban,
      bankData: noBank,
      checkResults: {},
    });
  });

  it('says which data is missing', () => {
    expect(openIbanAnswer(verdictOn(valid), valid, everything)).toMatchObject({
      valid: true,
      messages: [
        'Cannot validate bank code length. No information available.',
        'Cannot get BIC. No information available.',
      ],
      bankData: noBank,
      checkResults: { bankCode: false },
    });
  });

  it('makes an IBAN with an unknown or deleted bank code invalid only if the bank code was asked for', () => {
    const error = { valid: false, errorCode: 'bank_code_unknown', error: 'The bank code has been deleted.' } as const;
    const verdict = verdictOn(valid, { ...commerzbank, ...error });
    expect(openIbanAnswer(verdict, valid, everything)).toMatchObject({
      valid: false,
      messages: ['Invalid bank code: 37040044', 'No BIC found for bank code: 37040044'],
      bankData: noBank,
      checkResults: { bankCode: false },
    });
    expect(openIbanAnswer(verdict, valid, { bic: false, bankCode: false })).toMatchObject({
      valid: true,
      messages: [],
    });
  });

  it('says why a missing bank code does not decide', () => {
    const message = 'The bank code 37040044 is not in the bank data.';
    const verdict = verdictOn(valid, {
      dataVersion: '2026-09-07',
      warnings: [{ code: 'bank_code_not_listed', message }],
    });
    expect(openIbanAnswer(verdict, valid, { bic: false, bankCode: true })).toMatchObject({
      valid: true,
      messages: [message],
      checkResults: { bankCode: false },
    });
  });

  it('has our sentence about an error that openiban.com does not look for', () => {
    const error = { valid: false, errorCode: 'account_check_digit', error: 'The check digit is wrong.' } as const;
    expect(openIbanAnswer(verdictOn(valid, { ...commerzbank, ...error }), valid, everything).messages).toEqual([
      'The check digit is wrong.',
      'Bank code valid: 37040044',
    ]);
  });
});
