import { checkIban } from '../check-iban.js';
import { explain } from '../answer/explain.js';
import { explainAsJson } from '../answer/explain-as-json.js';
import { germanCountryNames } from './german-country-names.js';
import { mod97 } from '../checks/mod97.js';
import { compileRegistry, type LoadedRelease, type RegistryEntry, shippedRegistry } from './registry.js';
import { countries, findShippedFields } from './structure.js';
import type { IbanAnswer, Verdict } from '../verdict/verdict.js';

const AT = '2027-02-01T09:00:00.000Z';
const shipped: readonly RegistryEntry[] = countries.map((country) => ({
  country,
  name: germanCountryNames[country]!,
  fields: findShippedFields(country)!,
  validFrom: null,
}));

/** A release with the shipped countries, replaced by the given ones. */
function release(...replacements: readonly RegistryEntry[]): LoadedRelease {
  const codes = new Set(replacements.map(({ country }) => country));
  const entries = [...shipped.filter(({ country }) => !codes.has(country)), ...replacements];
  return {
    version: '2027-01-04-1a2b3c4d',
    name: 'IBAN-Register (SWIFT), Ausgabe 104',
    date: '2027-01-04',
    entries,
  };
}

const entry = (country: string, name: string, fields: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  country,
  name,
  fields,
  validFrom: null,
  ...more,
});

function createIban(country: string, bban: string): string {
  return `${country}${String(98 - mod97(`${country}00${bban}`)).padStart(2, '0')}${bban}`;
}

/** The answer to a verdict that was stored and read, checked in both implementations. */
function answerTo(verdict: Verdict, at = AT): IbanAnswer {
  const storedVerdict = JSON.parse(JSON.stringify(verdict)) as Verdict;
  const answer = explain(storedVerdict, at);
  expect(JSON.parse(explainAsJson(verdict, at))).toEqual(JSON.parse(JSON.stringify(answer)));
  return answer;
}

describe('a loaded release of the registry', () => {
  it('is named by its checks and keeps the shipped countries', () => {
    const registry = compileRegistry(release(), '2027-02-01');
    const answer = answerTo(checkIban('DE89370400440532013000', null, registry));
    const byShipped = answerTo(checkIban('DE89370400440532013000', null));
    expect(answer.checks.length).toMatchObject({
      source: 'IBAN-Register (SWIFT), Ausgabe 104',
      date: '2027-01-04',
    });
    expect(byShipped.checks.length).toMatchObject({ source: 'IBAN-Register (SWIFT), Ausgabe 102', date: '2026-06' });
    expect({ ...answer, checks: null }).toEqual({ ...byShipped, checks: null });
    expect(checkIban('DE89370400440532013000', null)).toEqual(
      checkIban('DE89370400440532013000', null, shippedRegistry),
    );
  });

  it.each([
    ['summer', '2027-06-01', '2027-05-31T22:00:00.000Z'],
    ['winter', '2028-02-29', '2028-02-28T23:00:00.000Z'],
  ])('adds a country to SEPA at midnight in Germany, in %s: on %s', (_season, day, midnight) => {
    const georgia = release(entry('GE', 'Georgien', findShippedFields('GE')!, { sepaSince: day }));
    const sepaOn = (compiledFor: string, time: string) => {
      const verdict = checkIban('GE29NB0000000101904917', null, compileRegistry(georgia, compiledFor));
      return [explain(verdict, time).sepa, /"sepa":true/.test(explainAsJson(verdict, time))];
    };
    const dayBefore = midnight.slice(0, 10);
    expect(sepaOn(dayBefore, `${dayBefore}T21:59:59.999Z`)).toEqual([false, false]);
    expect(sepaOn(day, midnight)).toEqual([true, true]);
    expect(sepaOn(day, `${day}T12:00:00.000Z`)).toEqual([true, true]);
    expect(sepaOn('2029-01-01', '2029-01-01T12:00:00.000Z')).toEqual([true, true]);
  });

  it('adds a new country from its first day on', () => {
    const withUganda = release(entry('UG', 'Uganda', 'b4a s3n k12n', { validFrom: '2027-03-01' }));
    const iban = createIban('UG', 'BARC001000012345678');
    const before = checkIban(iban, null, compileRegistry(withUganda, '2027-02-28'));
    expect(answerTo(before)).toMatchObject({ valid: false, errorCode: 'iban_country' });
    const after = answerTo(checkIban(iban, null, compileRegistry(withUganda, '2027-03-01')));
    expect(after).toMatchObject({ valid: true, country: 'UG', sepa: false, blz: 'BARC', branchCode: '001' });
    expect(after.checks.country).toMatchObject({ result: 'passed', reason: 'Uganda' });
  });

  it('adds longer IBANs, whose check digits the rule for the shorter ones no longer checks', () => {
    const longer = release(
      entry('BE', 'Belgien', findShippedFields('BE')!),
      entry('BE', 'Belgien', 'b4n k12n', { validFrom: '2027-07-01' }),
    );
    const old = 'BE68539007547034';
    const longIban = createIban('BE', '0539007547034000');
    const [before, after] = ['2027-06-30', '2027-07-01'].map((day) => compileRegistry(longer, day));
    expect(answerTo(checkIban(old, null, before)).valid).toBe(true);
    const tooShort = answerTo(checkIban(old, null, after));
    expect(tooShort.error).toBe('Eine IBAN mit dem Ländercode BE (Belgien) hat 20 Stellen. Diese hat 16.');
    const right = answerTo(checkIban(longIban, null, after));
    expect(right).toMatchObject({ valid: true, blz: '0539', accountNumber: '007547034000' });
    expect(right.checks.nationalCheckDigit).toEqual({
      result: 'notChecked',
      reason: 'Modulo 97: Die Regel passt nicht zum neuen Aufbau der IBANs dieses Landes und wird nicht geprüft.',
      source: null,
      date: null,
    });
    const wrong = checkIban(longIban.slice(0, 10) + '1' + longIban.slice(11), null, after);
    expect(answerTo(wrong).errorCode).toBe('iban_check_digits');
  });

  it('explains a stored verdict by the release that made it, whichever is in force', () => {
    const longer = compileRegistry(release(entry('BE', 'Belgien', 'b4n k12n')), '2027-02-01');
    const verdict = checkIban(createIban('BE', '0539007547034000'), null, longer);
    const { version } = verdict.registry!;
    expect([version, answerTo(verdict).blz]).toEqual(['2027-01-04-1a2b3c4d', '0539']);
    expect(answerTo(checkIban('BE68539007547034', null)).blz).toBe('539');
  });

  it('adds a country to SEPA from a day on and removes it again', () => {
    const registry = compileRegistry(
      release(
        entry('GE', 'Georgien', findShippedFields('GE')!, { sepaSince: '2027-06-01' }),
        entry('SM', 'San Marino', findShippedFields('SM')!, { sepaSince: null }),
      ),
      '2027-02-01',
    );
    const georgian = checkIban('GE29NB0000000101904917', null, registry);
    expect([answerTo(georgian, '2027-05-31T21:00:00.000Z').sepa, answerTo(georgian, '2027-06-01').sepa]).toEqual([
      false,
      true,
    ]);
    const sanMarino = checkIban('SM86U0322509800000000270100', null, registry);
    expect(answerTo(sanMarino)).toMatchObject({ valid: true, sepa: false });
  });

  it('removes a country that it does not list, and registers one that was not listed', () => {
    const { entries, ...rest } = release(entry('AO', 'Angola', findShippedFields('AO')!));
    const registry = compileRegistry(
      { ...rest, entries: entries.filter(({ country }) => country !== 'LC') },
      '2027-02-01',
    );
    const answer = answerTo(checkIban('LC55HEMM000100010012001200023015', null, registry));
    expect(answer).toMatchObject({ valid: false, errorCode: 'iban_country', country: null, sepa: null });
    const angola = checkIban('AO06004400006729503010102', null, registry);
    expect(angola.warnings).toEqual([]);
    expect(checkIban('CM2110002000300277976315008', null, registry).warnings).toEqual(['country_not_registered']);
  });

  it('is named in every answer, also when the same file is loaded again under another name', () => {
    const sourceBy = (name: string) =>
      answerTo(
        checkIban(
          createIban('FR', '20041010050500013M02606'),
          null,
          compileRegistry({ ...release(), name }, '2027-02-01'),
        ),
      ).checks.country.source;
    expect([sourceBy('Ausgabe 104'), sourceBy('Ausgabe 105')]).toEqual(['Ausgabe 104', 'Ausgabe 105']);
  });
});
