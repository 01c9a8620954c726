import { assembleIban } from '../calculation/assemble-iban.js';
import { describeCountries } from './describe-countries.js';
import { partialExamples } from '../fixtures/partial-examples.fixture.js';
import { compileRegistry, shippedRegistry } from '../registry/registry.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import { countries, findShippedFields, partialCountries } from '../registry/structure.js';

const DAY = '2026-11-23';
const described = describeCountries(shippedRegistry, DAY);
const of = (country: string) => described.find((one) => one.country === country);

describe('describeCountries', () => {
  it('lists all countries with IBANs, ordered by code', () => {
    expect(described.map(({ country }) => country)).toEqual([...countries, ...partialCountries].toSorted());
    expect(described.filter(({ registered }) => !registered).map(({ country }) => country)).toEqual(partialCountries);
  });

  it.each([...registryExamples, ...partialExamples])('gives length and pattern of %s', (iban) => {
    const { length, pattern } = of(iban.slice(0, 2))!;
    expect(iban).toHaveLength(length);
    expect(iban).toMatch(new RegExp(pattern));
    expect(`${iban}0`).not.toMatch(new RegExp(pattern));
  });

  it('describes Germany', () => {
    expect(of('DE')).toEqual({
      country: 'DE',
      name: 'Deutschland',
      registered: true,
      length: 22,
      structure: 'DE2!n8!n10!n',
      pattern: '^DE[0-9]{20}$',
      sepa: true,
      sepaSince: '2008-01-28',
      calculable: true,
      accountNumber: 'Die Kontonummer hat in diesem Land höchstens 10 Ziffern (Deutschland).',
      nationalCheckDigits: null,
    });
  });

  it('says which national check digits are binding and which only warn', () => {
    expect(of('BE')?.nationalCheckDigits).toEqual({ rule: 'Modulo 97', source: 'Febelfin', binding: true });
    expect(of('NL')?.nationalCheckDigits).toMatchObject({ binding: false });
    expect(of('MU')).toMatchObject({ structure: 'MU2!n4!a2!n2!n12!n3!n3!a', sepa: false, sepaSince: null });
  });

  it('describes a loaded release', () => {
    const release = {
      version: '2027-01-04-1a2b3c4d',
      name: 'Ausgabe 103',
      date: '2027-01-04',
      entries: [
        { country: 'DE', name: 'Deutschland', fields: findShippedFields('DE')!, validFrom: null, sepaSince: null },
        { country: 'NO', name: 'Norwegen', fields: 'b4n k8n', validFrom: null },
        { country: 'ZZ', name: 'Neuland', fields: 'b2a k4c', validFrom: null, sepaSince: '2026-12-01' },
      ],
    };
    const registry = compileRegistry(release, DAY);
    const descriptions = describeCountries(registry, DAY);
    expect(registry.release).toEqual({ version: '2027-01-04-1a2b3c4d', name: 'Ausgabe 103', date: '2027-01-04' });
    expect(descriptions.map(({ country }) => country)).toEqual([...partialCountries, 'DE', 'NO', 'ZZ'].toSorted());
    const ofLoaded = (country: string) => descriptions.find((one) => one.country === country);
    expect(ofLoaded('DE')).toMatchObject({ sepa: false, sepaSince: null, calculable: true });
    const norway = {
      length: 16,
      structure: 'NO2!n4!n8!n',
      calculable: false,
      accountNumber: null,
      nationalCheckDigits: null,
    };
    expect(ofLoaded('NO')).toMatchObject(norway);
    expect(ofLoaded('ZZ')).toMatchObject({
      pattern: '^ZZ[0-9]{2}[A-Z]{2}[A-Z0-9]{4}$',
      sepa: false,
      sepaSince: '2026-12-01',
    });
  });

  it.each(['2026-11-22', DAY, '2026-11-24'])('names the first day of SEPA, compiled for %s', (day) => {
    const entries = [{ country: 'ZZ', name: 'Neuland', fields: 'b2a k4c', validFrom: null, sepaSince: DAY }];
    const registry = compileRegistry({ version: 'v', name: 'n', date: '2026-01-01', entries }, day);
    const neuland = describeCountries(registry, day).find(({ country }) => country === 'ZZ');
    expect(neuland).toMatchObject({ sepa: day >= DAY, sepaSince: DAY });
  });

  it('marks countries as calculable if their IBANs can be calculated', () => {
    expect(described.filter(({ calculable }) => !calculable)).toEqual([]);
    for (const { country, accountNumber } of described)
      expect(assembleIban({ country, bankCode: '', accountNumber: '' })).toMatchObject({
        unfit: [{ part: 'bankCode' }, { part: 'accountNumber', reason: accountNumber }],
      });
  });
});
