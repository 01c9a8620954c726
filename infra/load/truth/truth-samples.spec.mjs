import { accountCases, ibanCases, methods } from './truth-samples.mjs';

describe('methods', () => {
  it('are the 144 of the Bundesbank', () => {
    expect(new Set(methods).size).toBe(144);
    expect(methods).not.toContain('12');
    expect(methods.at(-1)).toBe('E4');
  });
});

describe('accountCases', () => {
  const cases = accountCases(40);

  it('gives every method as many account numbers of ten digits, in tens that differ in one place', () => {
    expect(cases).toHaveLength(144 * 40);
    for (let i = 0; i < cases.length; i += 10) {
      const ten = cases.slice(i, i + 10).map(({ account }) => account);
      expect(new Set(ten).size).toBe(10);
      expect(ten.every((account) => /^\d{10}$/.test(account))).toBe(true);
      const places = [...'0123456789'].filter((_, index) => new Set(ten.map((account) => account[index])).size > 1);
      expect(places).toHaveLength(1);
    }
  });

  it('gives each method separate bank codes', () => {
    const methodByBank = new Map();
    for (const { method, bankCode } of cases) {
      expect(bankCode).toMatch(/^\d{3}5\d{4}$/);
      expect(methodByBank.get(bankCode) ?? method).toBe(method);
      methodByBank.set(bankCode, method);
    }
  });

  it('is the same in every run, and begins alike whatever the number', () => {
    expect(accountCases(40)).toEqual(cases);
    expect(accountCases(20).slice(0, 20)).toEqual(cases.slice(0, 20));
  });
});

describe('ibanCases', () => {
  const digits = (/** @type {string} */ iban) =>
    BigInt([...iban.slice(4), ...iban.slice(0, 4)].map((c) => parseInt(c, 36)).join(''));
  const engine = /** @type {any} */ ({
    countries: ['DE', 'MT'],
    findStructure: (/** @type {string} */ country) => ({
      classes: country === 'DE' ? 'aann'.padEnd(22, 'n') : 'aannaaaannnnncccccc',
    }),
    checkIban: (/** @type {string} */ iban) => ({ error: digits(iban) % 97n === 1n ? null : 'wrong', warnings: [] }),
  });
  const cases = ibanCases(engine, /** @type {any} */ (null), ['37040044'], 5);

  it('gives each country right, wrong and random ones; one wrong digit breaks the check digits', () => {
    expect(cases).toHaveLength(2 * 3 * 5);
    for (const { kind, iban } of cases) expect(digits(iban) % 97n === 1n).toBe(kind !== 'one digit wrong');
    expect(cases.filter(({ country }) => country === 'DE').map(({ kind }) => kind)).toEqual(
      ['right', 'one digit wrong', 'random'].flatMap((kind) => Array(5).fill(kind)),
    );
  });

  it('takes German bank codes that exist', () => {
    const german = cases.filter(({ country, kind }) => country === 'DE' && kind !== 'one digit wrong');
    expect(new Set(german.map(({ iban }) => iban.slice(4, 12)))).toEqual(new Set(['37040044']));
  });
});
