import fc from 'fast-check';
import { directory, germanIban } from './fixtures/banks.fixture.js';
import { checkIban } from './check-iban.js';
import { cpuTimeMs } from './fixtures/cpu-time.fixture.js';
import { explain } from './answer/explain.js';

const banks = directory();
const example = 'DE89370400440532013000';

describe('checkIban', () => {
  it('finds the bank of a valid German IBAN', () => {
    expect(checkIban(example, banks)).toEqual({
      iban: example,
      country: 'DE',
      error: null,
      position: null,
      results: 'ppppppnpp',
      bank: banks.find('DE', '37040044'),
      warnings: [],
      suggestions: [],
      dataVersion: '2026-09-07-1a2b3c4d',
    });
  });

  it.each([
    ['a foreign character', 'DE89.704004405320130000', 'iban_charset', 5, 'ffpfnnnnn'],
    ['a small letter', 'De89370400440532013000', 'iban_charset', 2, 'fffnnnnnn'],
    ['a foreign character in the right length', 'DE89370400440532O130?0', 'iban_charset', 21, 'ffppnnnnn'],
    ['a country without IBAN', 'US64370400440532013000', 'iban_country', 1, 'fpfnnnnnn'],
    ['a digit for the country', 'D889370400440532013000', 'iban_country', 2, 'fpfnnnnnn'],
    ['digits for the country', '00370400440532013000', 'iban_country', 1, 'fpfnnnnnn'],
    ['a place too few', 'DE8937040044053201300', 'iban_length', null, 'fppfnnnnn'],
    ['a place too many', 'DE893704004405320130001', 'iban_length', 23, 'fppfnnnnn'],
    ['only the country code', 'DE', 'iban_length', null, 'fppfnnnnn'],
    ['a letter in the bank code', 'DE8937O400440532013000', 'iban_structure', 7, 'fpppfnnnn'],
    ['a letter in the check digits', 'DE8X370400440532013000', 'iban_structure', 4, 'fpppfnnnn'],
    ['a digit in the bank identifier', 'GB29N1BK60161331926819', 'iban_structure', 6, 'fpppfnnnn'],
    ['a wrong digit', 'DE89370400440532013001', 'iban_check_digits', 3, 'fppppfnpp'],
    ['an unknown bank code', germanIban('37040045', '0532013000'), 'bank_code_unknown', 5, 'ppppppnfn'],
    ['a void bank code', germanIban('69291099', '0000000001'), 'bank_code_unknown', 5, 'ppppppnfn'],
    ['a wrong account', germanIban('12030000', '0000202052'), 'account_check_digit', 22, 'ppppppnpf'],
    [
      'a check digit without fixed place',
      germanIban('21270020', '0520309101'),
      'account_check_digit',
      null,
      'ppppppnpf',
    ],
    ['zeros for an account', germanIban('12030000', '0000000000'), 'account_check_digit', null, 'ppppppnpf'],
  ])('refuses %s', (_what, iban, error, position, results) => {
    expect(checkIban(iban, banks)).toMatchObject({ error, position, results });
  });

  it.each(['00', '01', '99'])('refuses check digits %s even when modulo 97 leaves 1', (checkDigits) => {
    const accounts = Array.from({ length: 97 }, (_, n) => `DE${checkDigits}37040044${String(n).padStart(10, '0')}`);
    const right = accounts.find((iban) => BigInt(`${iban.slice(4)}1314${checkDigits}`) % 97n === 1n);
    expect(checkIban(right ?? '', banks)).toMatchObject({ error: 'iban_check_digits', position: 3 });
  });

  it('reports the check digits before the bank code when both are wrong, and both results', () => {
    expect(checkIban('DE00123456780000000000', banks)).toMatchObject({
      error: 'iban_check_digits',
      results: 'fppppfnfn',
    });
  });

  it('reports the check digits before the account when both are wrong, and both results', () => {
    const iban = germanIban('12030000', '0000202052').replace(/^DE../, 'DE01');
    expect(checkIban(iban, banks)).toMatchObject({ error: 'iban_check_digits', position: 3, results: 'fppppfnpf' });
  });

  it('refuses an account that is wrong by all readings of its method', () => {
    expect(checkIban(germanIban('37040044', '0532013101'), banks)).toMatchObject({
      error: 'account_check_digit',
      results: 'ppppppnpf',
      warnings: [],
    });
  });

  it('only warns about an account that some readings of its method accept', () => {
    expect(checkIban(germanIban('37040044', '0532013100'), banks)).toMatchObject({
      error: null,
      results: 'ppppppnpw',
      warnings: ['account_check_digit_doubtful'],
    });
  });

  it.each([
    ['by method 09', '10000000', '1234567890'],
    ['below 60000 by method 08', '23089201', '0000012345'],
  ])('does not check accounts that carry no check digit: %s', (_what, bankCode, account) => {
    expect(checkIban(germanIban(bankCode, account), banks)).toMatchObject({ error: null, results: 'ppppppnpn' });
  });

  it('does not check accounts whose bank has no method or an unknown one', () => {
    for (const method of [null, 'Z9']) {
      const bank = { code: '37040044', name: 'Commerzbank', bic: null, address: null, method };
      expect(checkIban(example, directory({ find: () => bank }))).toMatchObject({ error: null, results: 'ppppppnpn' });
    }
  });

  it('keeps an IBAN valid whose bank code will be deleted, with a warning', () => {
    expect(checkIban(germanIban('10060198', '0094012341'), banks)).toMatchObject({
      error: null,
      results: 'ppppppnwp',
      warnings: ['bank_code_to_be_deleted'],
    });
  });

  it.each(['37040045', '69291099'])('only warns about the unknown code %s after the quarter of its file', (code) => {
    const iban = germanIban(code, '0532013000');
    expect(checkIban(iban, directory({ outdated: true }))).toMatchObject({
      error: null,
      results: 'ppppppnwn',
      warnings: ['bank_data_outdated'],
    });
  });

  it('only warns about a bank code that is missing from the directory of another country', () => {
    const swiss = directory({ covers: (country) => country === 'CH', find: () => undefined });
    expect(checkIban('CH9300762011623852957', swiss)).toMatchObject({
      error: null,
      results: 'ppppppnwn',
      warnings: ['bank_code_not_listed'],
    });
  });

  it('checks only the form when there is no bank data', () => {
    expect(checkIban(example, null)).toMatchObject({
      error: null,
      bank: null,
      results: 'ppppppnnn',
      dataVersion: null,
    });
  });

  it.each([
    ['DE8937O400440532013000', [{ position: 7, from: 'O', to: '0', bankName: 'Commerzbank' }]],
    ['DE8937O4O0440532013000', []],
    ['DE8937X400440532013000', []],
    ['DE8937O400440532013001', []],
    [germanIban('37040045', '0532013000').replace('0044', 'OO44'), []],
    [
      germanIban('12030000', '0000202051').replace('2051', '2O51'),
      [{ position: 20, from: 'O', to: '0', bankName: 'Deutsche Kreditbank Berlin' }],
    ],
    [germanIban('12030000', '0000202052').replace('2052', '2O52'), []],
  ])('suggests the look-alike for %s only where all other checks pass', (iban, suggestions) => {
    expect(checkIban(iban, banks).suggestions).toEqual(suggestions);
  });

  it('E2: gives a verdict on any text and never throws', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((rest) => `DE${rest}`),
    );
    fc.assert(
      fc.property(text, (iban) => {
        const answer = explain(checkIban(iban, banks), '2026-11-20T13:07:31.000Z');
        return answer.valid === (answer.error === null);
      }),
      { numRuns: 100_000 },
    );
  });

  it.each(['1', 'A', '.', '😀'])('E2: checks 10 MB of %j in 100 ms of CPU time', (part) => {
    const iban = `DE${part.repeat(10_000_000 / part.length)}`;
    expect(cpuTimeMs(() => explain(checkIban(iban, banks), '2026-11-20T13:07:31.000Z'))).toBeLessThan(100);
  });
});
