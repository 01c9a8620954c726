import { directory } from '../fixtures/banks.fixture.js';
import { checkIban } from '../check-iban.js';
import { explain } from './explain.js';
import { nationalRules } from '../national-checks/national-rules.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import type { IbanAnswer } from '../verdict/verdict.js';

const answer = (iban: string): IbanAnswer => explain(checkIban(iban, directory()), '2026-11-20T13:07:31.000Z');

const nationalCountries = [...nationalRules.keys()];

describe('explain, national check digits', () => {
  it('names the national rule, or says that none is checked', () => {
    expect(answer('BE68539007547034').checks.nationalCheckDigit).toEqual({
      result: 'passed',
      reason: 'Modulo 97',
      source: 'Febelfin',
      date: null,
    });
    expect(answer('NL79NHOF0005236010').checks.nationalCheckDigit.reason).toBe(
      'Elfprobe: Diese Nummer enthält keine Prüfziffer.',
    );
    expect(answer('DE89370400440532013000').checks.nationalCheckDigit).toMatchObject({
      result: 'notChecked',
      reason: 'Für dieses Land wird keine nationale Prüfziffer geprüft.',
    });
  });

  it('refuses wrong national check digits, with place and expected ones', () => {
    expect(answer('FR4120041010050500013M02605')).toMatchObject({
      valid: false,
      errorCode: 'national_check_digit',
      position: 26,
      expected: 'Prüfziffern 06',
      actual: 'Prüfziffern 05',
      error:
        'An Stelle 26 stehen die nationalen Prüfziffern 05. Sie passen nicht zu den übrigen Stellen (RIB-Schlüssel).',
    });
    expect(answer('NO9118561674350')).toMatchObject({
      position: 15,
      expected: 'Nummer nach der Regel „Modulo 11“',
      actual: 'Prüfziffer 0',
    });
  });

  it('only warns where a national rule is not binding', () => {
    const { valid, warnings, checks } = answer('NL26NHOF0105236010');
    const sentence =
      'An Stelle 18 steht die nationale Prüfziffer 0. Sie passt nicht zu den übrigen Stellen (Elfprobe). ' +
      'Niederländische Banken sind an die Elfprobe nicht mehr gebunden, deshalb macht das allein die IBAN nicht ungültig.';
    const warning = { code: 'national_check_digit_doubtful', message: sentence };
    expect({ valid, warnings }).toEqual({ valid: true, warnings: [warning] });
    expect(checks.nationalCheckDigit).toMatchObject({ result: 'warning', reason: sentence });
    expect(checks.iso13616.result).toBe('passed');
  });

  it.each([
    ['BE68539007547034', 'Die nationale Prüfziffer sichert auch die Kontonummer.'],
    ['FR4120041010050500013M02605', 'Die nationale Prüfziffer sichert auch die Kontonummer.'],
    ['PL61109010140000071219812874', 'Die nationale Prüfziffer gilt nur für den Bankcode, nicht für die Kontonummer.'],
    [
      'AL47212110090000000235698741',
      'Die nationale Prüfziffer gilt nur für Bank und Filiale, nicht für die Kontonummer.',
    ],
    ['NL79NHOF0005236010', 'Elfprobe: Diese Nummer enthält keine Prüfziffer.'],
    ['DK5000400440116243', 'Für diese Kontonummer ist kein Prüfverfahren bekannt.'],
  ])('describes the account number check in %s next to the national check digits', (iban, reason) => {
    expect(answer(iban).checks.accountCheckDigit).toEqual({ result: 'notChecked', reason, source: null, date: null });
  });

  it.each(nationalCountries)('%s: does not deny an account number rule when a national rule passes', (country) => {
    const example = registryExamples.find((iban) => iban.startsWith(country)) ?? '';
    const { nationalCheckDigit, accountCheckDigit } = answer(example).checks;
    expect(nationalCheckDigit.result).toBe('passed');
    expect(accountCheckDigit.reason).toMatch(/^Die nationale Prüfziffer /);
  });

  it.each(['NL79NHOF0105236010', 'DE00370400440532013100'])(
    'does not call anything valid in the warnings about the invalid %s',
    (iban) => {
      const { valid, warnings, checks } = answer(iban);
      expect(valid).toBe(false);
      expect(warnings).toHaveLength(1);
      const sentences = [
        ...warnings.map(({ message }) => message),
        ...Object.values(checks).map(({ reason }) => reason),
      ].join(' ');
      expect(sentences).toContain('macht das allein die IBAN nicht ungültig');
      expect(sentences).not.toMatch(/(?<!un)gültig(?! ab)/);
    },
  );
});
