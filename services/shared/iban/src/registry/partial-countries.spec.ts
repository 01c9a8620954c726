import { directory } from '../fixtures/banks.fixture.js';
import { checkIban } from '../check-iban.js';
import { explain } from '../answer/explain.js';
import { partialExamples } from '../fixtures/partial-examples.fixture.js';
import { countries, findStructure, partialCountries } from './structure.js';

const answer = (iban: string) => explain(checkIban(iban, directory()), '2026-11-20T13:07:31.000Z');

describe('countries outside the registry', () => {
  it('has an example for each country', () => {
    expect(partialExamples.map((iban) => iban.slice(0, 2))).toEqual(partialCountries);
    expect(partialCountries.filter((country) => countries.includes(country))).toEqual([]);
  });

  it.each(partialExamples)('accepts %s and warns that its structure is not registered', (iban) => {
    expect(findStructure(iban)).toMatchObject({ partial: true, length: iban.length });
    const { valid, sepa, warnings, checks } = answer(iban);
    expect({ valid, sepa }).toEqual({ valid: true, sepa: false });
    const message = expect.stringContaining('steht nicht im IBAN-Register') as string;
    expect(warnings).toEqual([{ code: 'country_not_registered', message }]);
    expect(checks.country).toMatchObject({ result: 'warning', reason: warnings[0]?.message });
    expect(checks.length).toMatchObject({ source: 'Landesüblicher Aufbau, nicht im IBAN-Register', date: null });
    expect(checks.nationalCheckDigit.result).toBe('notChecked');
  });

  it.each([
    ['MA65011519000001205000534921', 'iban_check_digits'],
    ['MA6401151900000120500053492', 'iban_length'],
    ['SN08SN0100152000048500003O35', 'iban_structure'],
    ['IR58054010518002127311300?', 'iban_charset'],
  ])('refuses %s like any other, and still marks the country', (iban, errorCode) => {
    const { valid, errorCode: code, checks } = answer(iban);
    expect({ valid, code }).toEqual({ valid: false, code: errorCode });
    expect(checks.country.result).toBe('warning');
  });

  it.each([
    'CI05A00060174100178530011852',
    'SN12K00100152000025690007542',
    'BJ11B00610100400271101192591',
    'ML03D00890170001002120000447',
  ])('accepts %s with a bank code of one letter and four digits, with a warning', (iban) => {
    expect(answer(iban)).toMatchObject({ valid: true, warnings: [{ code: 'country_not_registered' }] });
  });

  it('marks no country of the registry', () => {
    expect(countries.filter((country) => findStructure(country)?.partial)).toEqual([]);
    expect(answer('DE89370400440532013000')).toMatchObject({ sepa: true, warnings: [] });
    expect(answer('XX89')).toMatchObject({ country: null, sepa: null });
  });
});
