import type { BankDirectory } from './bank-directory.js';
import { directory, germanIban } from '../fixtures/banks.fixture.js';
import { checkIban } from '../check-iban.js';
import { explain } from '../answer/explain.js';

const at = '2026-11-20T13:07:31.000Z';
const iban = 'DE89370400440532013000';
const unknownBank = germanIban('37040045', '0532013000');
const wrongAccount = germanIban('37040044', '0532013101');
const community = directory({ authority: 'community', source: 'Sammlung 1.0' });
const answer = (of: string, banks: BankDirectory | null = directory()) => explain(checkIban(of, banks), at);

describe('origin of bank facts', () => {
  it('is part of the answer, with a structured address and both forms of the IBAN', () => {
    const withPostalCode = directory({
      find: (_country, code) => ({
        code,
        name: 'Bank',
        bic: 'COBADEFFXXX',
        bics: ['COBADEFFXXX', 'COBADEFF370'],
        method: '13',
        address: '50447 Köln',
        postalCode: '50447',
        successor: { code: '37040000', name: null, bic: null },
      }),
    });
    expect(answer(iban, withPostalCode)).toMatchObject({
      formatted: 'DE89 3704 0044 0532 0130 00',
      masked: 'DE89 **** **** **** **30 00',
      bank: {
        postalCode: '50447',
        town: 'Köln',
        country: 'DE',
        bics: ['COBADEFFXXX', 'COBADEFF370'],
        successor: { bankCode: '37040000', name: null, bic: null },
        source: {
          authority: 'register',
          publisher: 'Deutsche Bundesbank',
          date: '2026-09-07',
          dataVersion: '2026-09-07-1a2b3c4d',
        },
      },
    });
  });

  it.each([
    [null, null, null, null],
    [null, 'Wien', null, 'Wien'],
    ['1010', '1010', '1010', null],
  ])('splits postal code %p and address %p into %p and %p', (postalCode, address, code, town) => {
    const banks = directory({
      find: () => ({ code: '1', name: 'Bank', bic: null, address, postalCode, method: null }),
    });
    expect(answer(iban, banks).bank).toMatchObject({ postalCode: code, town, bics: null });
  });

  it('gives no town for a verdict that was stored without a postal code', () => {
    expect(answer(iban).bank).toMatchObject({ postalCode: null, town: null, country: 'DE' });
  });

  it('is null where the bank is unknown, like both forms of a malformed IBAN', () => {
    expect(answer(iban, null).bank).toBeNull();
    expect(answer('DE89')).toMatchObject({ bank: null, formatted: null, masked: null });
  });

  it('names any other publisher and says that the data is not official', () => {
    const { bank, checks } = answer(iban, community);
    expect(bank?.source).toMatchObject({ authority: 'community', publisher: 'Sammlung 1.0', date: '2026-09-07' });
    expect(checks.bankCode).toMatchObject({ source: 'Sammlung 1.0', reason: 'im Verzeichnis, nicht amtlich' });
  });
});

describe('bank data that can make an IBAN invalid', () => {
  it('is the register in force', () => {
    expect([answer(unknownBank).errorCode, answer(wrongAccount).errorCode]).toEqual([
      'bank_code_unknown',
      'account_check_digit',
    ]);
  });

  it.each([
    ['derived', 'aus einem Verzeichnis abgeleitet'],
    ['community', 'nicht amtlich'],
  ] as const)('is no data of authority %s: it only warns', (authority, weakness) => {
    const banks = directory({ authority, source: 'Sammlung 1.0' });
    expect(answer(unknownBank, banks)).toMatchObject({
      valid: true,
      warnings: [
        {
          code: 'bank_code_not_listed',
          message: `Der Bankcode 37040045 steht nicht in den Bankdaten vom 07.09.2026 (Sammlung 1.0). Sie sind ${weakness}: Die Bank kann es trotzdem geben.`,
        },
      ],
    });
    const { valid, warnings } = answer(wrongAccount, banks);
    expect([valid, warnings.map(({ code }) => code)]).toEqual([true, ['account_check_digit_doubtful']]);
    expect(warnings[0]?.message).toBe(
      `Die Kontonummer 0532013101 ist nach Verfahren 13 falsch. Die Bankdaten, die dieses Verfahren nennen, sind ${weakness}, deshalb macht das allein die IBAN nicht ungültig.`,
    );
  });

  it('excludes a register whose quarter has ended: its methods may be outdated', () => {
    const { valid, warnings, checks } = answer(wrongAccount, directory({ outdated: true }));
    expect([valid, warnings.map(({ message }) => message)]).toEqual([
      true,
      [
        'Die Bankdaten vom 07.09.2026 sind abgelaufen: Was sie von dieser Bank sagen, kann überholt sein.',
        'Die Kontonummer 0532013101 ist nach Verfahren 13 falsch. Die Bankdaten, die dieses Verfahren nennen, sind abgelaufen, deshalb macht das allein die IBAN nicht ungültig.',
      ],
    ]);
    expect([checks.bankCode.result, checks.accountCheckDigit.result]).toEqual(['warning', 'warning']);
  });
});
