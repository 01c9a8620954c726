import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import { checkNational, wrongNationalCheckDigits } from './check-national.js';
import { nationalNumbers } from './national-numbers.data.js';
import { nationalRules } from './national-rules.js';
import { nationalTexts } from './national-texts.js';

/** Countries whose rules are not binding: violations are only warnings. */
const notBinding = ['IS', 'NL'];

const lines = (kind: 'right' | 'wrong'): [string, string][] =>
  Object.entries(nationalNumbers).flatMap(([country, numbers]) =>
    numbers[kind].split(' ').map((iban): [string, string] => [country, iban]),
  );

describe('checkNational', () => {
  it('has a rule, its texts and four valid and four invalid numbers for each of 26 countries', () => {
    const countries = [...nationalRules.keys()];
    expect(countries).toHaveLength(26);
    expect(Object.keys(nationalTexts)).toEqual(countries);
    expect(Object.keys(nationalNumbers)).toEqual(countries);
    for (const { right, wrong } of Object.values(nationalNumbers)) {
      expect([right.split(' ').length, wrong.split(' ').length]).toEqual([4, 4]);
    }
  });

  it.each(registryExamples.map((iban) => [iban.slice(0, 2), iban]))(
    'accepts the registry’s example of %s',
    (country, iban) => {
      expect(checkNational(iban, country)).toBe(nationalRules.has(country) ? 'p' : 'n');
    },
  );

  it.each(lines('right'))('%s: accepts %s', (country, iban) => {
    expect(checkNational(iban, country)).toBe('p');
    expect(wrongNationalCheckDigits(iban, country)).toBeUndefined();
  });

  it.each(lines('wrong'))('%s: does not accept %s', (country, iban) => {
    expect(checkNational(iban, country)).toBe(notBinding.includes(country) ? 'w' : 'f');
  });

  it.each(lines('wrong'))('%s: gives the expected check digits of %s', (country, iban) => {
    const wrong = wrongNationalCheckDigits(iban, country);
    const { position = 0, actual = '', expected = null } = wrong ?? {};
    expect(iban.slice(position - 1, position - 1 + actual.length)).toBe(actual);
    if (expected === null) return;
    const corrected = iban.slice(0, position - 1) + expected + iban.slice(position - 1 + expected.length);
    expect(wrongNationalCheckDigits(corrected, country)?.position).not.toBe(position);
  });

  it.each([
    ['BE68539007547000', 15, '00', '34'],
    ['HR1210010041863000160', 11, '4', '5'],
    ['HR1210010051863000161', 21, '1', '0'],
    ['HU42117730171111101800000000', 12, '7', '6'],
    ['HU42117730161111101900000000', 20, '9', '8'],
    ['HU42117730161111101800000001', 28, '1', '0'],
    ['CZ6508000000292000145399', 14, '9', '7'],
    ['IT60Y0542811101000000123456', 5, 'Y', 'X'],
    ['ES9121000418540200051332', 13, '5', '4'],
    ['NO9386011117948', 15, '8', '7'],
  ])('reports position, actual and expected check digits of %s', (iban, position, actual, expected) => {
    expect(wrongNationalCheckDigits(iban, iban.slice(0, 2))).toEqual({ position, actual, expected });
  });

  it('reports that no number with these digits is issued', () => {
    expect(wrongNationalCheckDigits('NO9118561674350', 'NO')).toEqual({ position: 15, actual: '0', expected: null });
  });

  it.each([
    ['a Czech prefix that ends in 1 where no digit fits', 'CZ2699926183717657870758'],
    ['a Norwegian account of group 00', 'NO4201920053465'],
    ['an account of the former Norwegian Postgiro', 'NO3700004725214'],
    ['a Macedonian account with letters', 'MK07641WP3BD16YTK00'],
    ['Portuguese check digits 97 too high', 'PT50924254238206023443299'],
  ])('only warns about %s', (_what, iban) => {
    expect(checkNational(iban, iban.slice(0, 2))).toBe('w');
  });

  it('skips the eleven test for former Dutch giro numbers', () => {
    expect(checkNational('NL79NHOF0005236010', 'NL')).toBe('n');
    expect(checkNational('NL79NHOF0105236010', 'NL')).toBe('w');
  });

  it.each(['BE', 'FI', 'FR', 'HR', 'HU', 'IT', 'ME', 'NO', 'PT', 'TN'])(
    '%s: finds every single wrong digit',
    (country) => {
      const [, iban = ''] = lines('right').find(([code]) => code === country) ?? [];
      for (let i = 4; i < iban.length; i++) {
        for (const digit of '0123456789') {
          if (!/\d/.test(iban.charAt(i)) || digit === iban.charAt(i)) continue;
          expect(checkNational(iban.slice(0, i) + digit + iban.slice(i + 1), country)).toMatch(/[fw]/);
        }
      }
    },
  );
});
