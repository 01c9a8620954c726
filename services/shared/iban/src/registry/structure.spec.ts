import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import { checkIban } from '../check-iban.js';
import { countries, findStructure } from './structure.js';

describe('structures', () => {
  it('covers the 89 countries of the registry', () => {
    expect(countries).toHaveLength(89);
    expect(registryExamples.map((iban) => iban.slice(0, 2))).toEqual(countries);
  });

  it.each(registryExamples)('accepts the registry’s example %s', (iban) => {
    expect(checkIban(iban, null)).toMatchObject({
      error: null,
      country: iban.slice(0, 2),
      results: expect.stringMatching(/^p{6}[pn]nn$/),
    });
  });

  it.each(countries)('%s: fields follow each other without gaps and include bank and account', (country) => {
    const structure = findStructure(country);
    const fields = structure?.fields ?? [];
    expect(fields[0]).toMatchObject({ kind: 'country', start: 1, end: 2 });
    fields.slice(1).forEach(({ start }, index) => expect(start).toBe((fields[index]?.end ?? 0) + 1));
    expect(fields.at(-1)?.end).toBe(structure?.length);
    expect(structure?.classes).toHaveLength(structure?.length ?? 0);
    expect(fields).toContainEqual(structure?.bank);
  });

  it('has the fields of a German IBAN', () => {
    expect(findStructure('DE')?.fields.map(({ kind, start, end }) => [kind, start, end])).toEqual([
      ['country', 1, 2],
      ['checkDigits', 3, 4],
      ['bank', 5, 12],
      ['account', 13, 22],
    ]);
  });

  it('joins prefix and account number to the account', () => {
    expect(findStructure('CZ')?.account).toMatchObject({ start: 9, end: 24 });
    expect(findStructure('RU')?.account).toMatchObject({ start: 14, end: 33 });
  });

  it.each(['', 'D', 'XX', 'de', 'D1', '12', 'ÄÖ', 'US'])('has no structure for "%s"', (text) => {
    expect(findStructure(text)).toBeUndefined();
  });
});
