import { compileRegistry, isActive, partialCountries, type RegistryEntry } from '@pruefer/iban';
import { mergeRegistry, shippedEntries } from './merge-registry.js';
import { readRegistryFile } from './read-registry-file.js';
import { needsConfirmation, registryDifference } from './registry-difference.js';
import { csvLines, swiftLines, toBytes, withLine } from './registry-files.fixture.js';

const DAY = '2027-01-04';
const FRANCE = 'FR2!n5!n5!n11!c2!n';
const read = (file: Uint8Array) => readRegistryFile(file, DAY)!;
const mergedEntries = (file: Uint8Array, before = shippedEntries) => mergeRegistry(read(file), before, DAY).entries;
const of = (entries: readonly RegistryEntry[], country: string) => entries.filter((entry) => entry.country === country);

/** The small release with all shipped countries that it does not list, like a complete one. */
const completeRelease = [
  ...mergedEntries(toBytes(swiftLines)),
  ...shippedEntries.filter(({ country }) => !/BE|DE|GE/.test(country)),
];

describe("SWIFT's own file", () => {
  it('is read column by column with any notes below', () => {
    const { kind, countries, errors } = read(toBytes(swiftLines));
    expect([kind, errors, countries.map(({ country }) => country)]).toEqual(['release', [], ['BE', 'DE', 'GE', 'UG']]);
    expect(countries[3]).toEqual({
      country: 'UG',
      structure: { classes: 'aaaannnnnnnnnnnnnnn', bank: { start: 1, end: 4 }, branch: { start: 5, end: 7 } },
      validFrom: '2027-03-01',
      sepa: undefined,
    });
    expect(countries[2]!.sepa).toBe('yes');
  });

  it('keeps the product’s fields of shipped countries, names new ones in German, and delays later changes', () => {
    const entries = mergedEntries(toBytes(swiftLines));
    expect(of(entries, 'BE')).toEqual(of(shippedEntries, 'BE'));
    expect(of(entries, 'UG')).toEqual([
      { country: 'UG', name: 'Uganda', fields: 'b4a s3n k12n', validFrom: '2027-03-01' },
    ]);
    expect(of(entries, 'GE')[0]).toMatchObject({ validFrom: null, sepaSince: DAY });
    expect(of(entries, 'DE')[0]).not.toHaveProperty('sepaSince');
  });

  it('never removes a country from SEPA: its flag is older than the shipped list', () => {
    const entries = mergedEntries(toBytes(swiftLines.with(4, 'SEPA country\tNo\tNo\tNo\tNo')));
    expect(of(entries, 'DE')[0]).not.toHaveProperty('sepaSince');
  });

  it.each<[number, string, string, string]>([
    [
      3,
      'IBAN prefix country code (ISO 3166)\tBE\tde\tGE\tUG',
      'Zeile 3, IBAN prefix country code (ISO 3166), Spalte 3',
      '„de“ ist kein Ländercode.',
    ],
    [
      3,
      'IBAN prefix country code (ISO 3166)\tBE\tDE\tGE\tGE',
      'Zeile 3, IBAN prefix country code (ISO 3166), Spalte 5',
      'GE kommt mehrmals vor.',
    ],
    [3, 'Country\tBE\tDE\tGE\tUG', 'Zeile 15, IBAN prefix country code (ISO 3166)', 'Diese Zeile fehlt.'],
    [4, 'IBAN length\t16\t22\t22\t23', 'Zeile 11, IBAN length', 'Diese Zeile kommt mehrmals vor.'],
    [5, 'SEPA country\tYes\tYes\tja\tNo', 'Zeile 5, SEPA country, GE', '„ja“ ist weder Yes noch No.'],
    [
      8,
      'Bank identifier position within the BBAN\t1-3\t1-8\t1-2\t',
      'Zeile 8, Bank identifier position within the BBAN, UG',
      '„“ nennt keine Stellen. Erwartet wird zum Beispiel 1-4.',
    ],
    [
      8,
      'Bank identifier position within the BBAN\t1-13\t1-8\t1-2\t1-4',
      'Zeile 8, Bank identifier position within the BBAN, BE',
      'Die Stellen 1-13 liegen nicht in den 12 Stellen hinter den Prüfziffern.',
    ],
    [
      9,
      'Branch identifier position within the BBAN\t3-5\t\t\t5-7',
      'Zeile 9, Branch identifier position within the BBAN, BE',
      'Die Stellen 3-5 der Filiale und 1-3 der Bank überschneiden sich.',
    ],
    [
      10,
      'IBAN structure\tBE2!n3!n7!n2!n\tDE2!n8!n10!n\tGE2!n2!x16!n\tUG2!n4!a3!n12!n',
      'Zeile 10, IBAN structure, GE',
      '„GE2!n2!x16!n“ ist kein Aufbau wie DE2!n8!n10!n mit festen Längen und n, a oder c.',
    ],
    [
      10,
      'IBAN structure\tBE2!n3!n7!n2!n\tDE2!n8!n10n\tGE2!n2!a16!n\tUG2!n4!a3!n12!n',
      'Zeile 10, IBAN structure, DE',
      '„DE2!n8!n10n“ ist kein Aufbau wie DE2!n8!n10!n mit festen Längen und n, a oder c.',
    ],
    [
      10,
      'IBAN structure\tBA2!n3!n7!n2!n\tDE2!n8!n10!n\tGE2!n2!a16!n\tUG2!n4!a3!n12!n',
      'Zeile 10, IBAN structure, BE',
      '„BA2!n3!n7!n2!n“ beginnt nicht mit BE.',
    ],
    [
      10,
      'IBAN structure\tBE2!n3!n7!n2!n\tDE2!n8!n10!n\tGE2!n2!a16!n\tUG2!n4!a3!n30!n',
      'Zeile 10, IBAN structure, UG',
      '„UG2!n4!a3!n30!n“ hat 41 Stellen. Eine IBAN hat höchstens 34.',
    ],
    [
      11,
      'IBAN length\t16\t22\t23\t23',
      'Zeile 11, IBAN length, GE',
      '„23“ passt nicht zum Aufbau GE2!n2!a16!n mit 22 Stellen.',
    ],
    [
      12,
      'Effective date\tApr-07\tJul-07\tMai-10\tMar-27',
      'Zeile 12, Effective date, GE',
      '„Mai-10“ ist kein Monat. Erwartet wird zum Beispiel Apr-07.',
    ],
    [
      12,
      'Effective date\t"Apr-07\tJul-07\tMay-10\tMar-27',
      'Zeile 12, Effective date',
      'Die Anführungszeichen sind nicht richtig gesetzt.',
    ],
  ])('is refused with line %i as “%s”', (line, text, field, reason) => {
    expect(read(withLine(swiftLines, line, text)).errors).toContainEqual({ field, reason });
  });
});

describe('list of changes', () => {
  it('keeps all other countries', () => {
    const entries = mergedEntries(toBytes(csvLines));
    expect(registryDifference(shippedEntries, entries).map(({ country, kind }) => [country, kind])).toEqual([
      ['BE', 'changed'],
      ['GE', 'sepa'],
    ]);
    expect(of(entries, 'BE')).toEqual([
      ...of(shippedEntries, 'BE'),
      { country: 'BE', name: 'Belgien', fields: 'b4n k12n', validFrom: '2027-07-01' },
    ]);
    expect(of(entries, 'GE')).toEqual([{ ...of(shippedEntries, 'GE')[0]!, sepaSince: '2027-06-01' }]);
  });

  it('continues from the loaded release, and keeps its announced changes', () => {
    const announced = mergedEntries(toBytes(csvLines));
    const sepa = toBytes([csvLines[0]!, 'BE;;;;;no;2027-03-01;Prüfung', 'UG;UG2!n4!a3!n12!n;23;1-4;5-7;;;Prüfung']);
    const entries = mergedEntries(sepa, announced);
    expect(of(entries, 'BE').map(({ validFrom, fields, sepaSince }) => [validFrom, fields, sepaSince])).toEqual([
      [null, of(shippedEntries, 'BE')[0]!.fields, undefined],
      ['2027-03-01', of(shippedEntries, 'BE')[0]!.fields, null],
      ['2027-07-01', 'b4n k12n', null],
    ]);
    expect([of(entries, 'UG').length, of(entries, 'GE')]).toEqual([1, of(announced, 'GE')]);
  });

  it.each<[number, string, string, string]>([
    [
      1,
      'country;structure;length;bank;branch;sepa;source',
      'Zeile 1, Überschrift',
      'Die erste Zeile muss „country;structure;length;bank;branch;sepa;from;source“ lauten.',
    ],
    [2, 'BE;BE2!n4!n12!n;20;1-4;;;Febelfin', 'Zeile 2, Felder', 'Die Zeile hat 7 statt 8 Felder.'],
    [2, 'be;BE2!n4!n12!n;20;1-4;;;;Febelfin', 'Zeile 2, country', '„be“ ist kein Ländercode.'],
    [
      2,
      'BE;BE2!n4!n12!n;21;1-4;;;;Febelfin',
      'Zeile 2, length',
      '„21“ passt nicht zum Aufbau BE2!n4!n12!n mit 20 Stellen.',
    ],
    [
      2,
      'BE;BE2!n4!n12!n;20;1-16;;;;Febelfin',
      'Zeile 2, structure',
      'Hinter Bank und Filiale bleibt keine Stelle für die Kontonummer.',
    ],
    [2, 'BE;BE2!n4!n12!n;20;1-4;;;2027-02-30;Febelfin', 'Zeile 2, from', '„2027-02-30“ ist kein Tag wie 2027-01-31.'],
    [
      3,
      'GE;;;;;vielleicht;;Febelfin',
      'Zeile 3, sepa',
      '„vielleicht“ ist weder yes noch no noch ein Tag wie 2027-01-31.',
    ],
    [3, 'GE;;;;;;;Febelfin', 'Zeile 3, structure', 'Die Zeile ändert nichts: Aufbau und sepa sind leer.'],
    [3, 'GE;;;;;yes;;Bits AS', 'Zeile 3, source', '„Bits AS“: Alle Zeilen müssen dieselbe Quelle nennen.'],
    [3, 'BE;;;;;no;2027-07-01;Febelfin', 'Zeile 3, country', 'BE kommt für denselben Tag mehrmals vor.'],
  ])('is refused with line %i as “%s”', (line, text, field, reason) => {
    expect(read(withLine(csvLines, line, text)).errors).toContainEqual({ field, reason });
  });

  it.each([
    ['ZZ;;;;;yes;;Prüfung', 'ZZ', 'Das Land ist neu: Sein Aufbau darf nicht leer sein.'],
    [
      'DE;DE2!n8!n11!n;23;1-8;;;2028-01-01;Prüfung',
      'DE',
      'Der Aufbau deutscher IBANs ist Teil des Programms: Eine Datei kann ihn weder ändern noch weglassen.',
    ],
  ])('is refused as a whole with “%s”', (text, field, reason) => {
    const file = read(withLine(csvLines, 2, text));
    expect(mergeRegistry(file, shippedEntries, DAY).errors).toEqual([{ field, reason }]);
  });
});

describe('differences of a release', () => {
  it('are listed by country, and need confirmation where valid IBANs become invalid', () => {
    const without = completeRelease.filter(({ country }) => country !== 'LC');
    const changes = registryDifference(shippedEntries, without);
    expect(changes.map((change) => [change.country, change.kind, needsConfirmation(change)])).toEqual([
      ['GE', 'sepa', false],
      ['LC', 'removed', true],
      ['UG', 'added', false],
    ]);
    expect(changes[2]).toEqual({
      country: 'UG',
      name: 'Uganda',
      kind: 'added',
      before: null,
      after: { structure: 'UG2!n4!a15!n', length: 23, validFrom: '2027-03-01', sepaSince: null },
    });
  });

  it('include every day: IBANs that are invalid until a later day count', () => {
    const lines = [csvLines[0]!, 'FR;FR2!n10!n;14;1-5;;;;Prüfung', `FR;${FRANCE};27;1-5;6-10;;2030-01-01;Prüfung`];
    const changes = registryDifference(shippedEntries, mergedEntries(toBytes(lines)));
    expect(changes.map(({ country, kind, after }) => [country, kind, after!.length])).toEqual([['FR', 'changed', 14]]);
  });

  it('need confirmation where a country outside the registry was checked differently', () => {
    const [country = ''] = partialCountries;
    const lines = [csvLines[0]!, `${country};${country}2!n4!n7!n;15;1-4;;;;Prüfung`];
    const changes = registryDifference(shippedEntries, mergedEntries(toBytes(lines)));
    expect(changes.map((change) => [change.country, needsConfirmation(change)])).toEqual([[country, true]]);
  });

  it('are empty where the shipped release is loaded again', () => {
    expect(registryDifference(shippedEntries, shippedEntries)).toEqual([]);
    const registry = compileRegistry({ version: 'v', name: 'n', date: DAY, entries: completeRelease }, DAY);
    expect(registry.of('UG').structure).toBeUndefined();
    expect(completeRelease.filter((entry) => !isActive(entry, DAY)).map(({ country }) => country)).toEqual(['UG']);
  });
});

it.each(['', 'Bankleitzahl;Merkmal', '{"AD": {}}', 'Data element;Description'])(
  '“%s” is not a file of the registry',
  (text) => {
    expect(readRegistryFile(Buffer.from(text), DAY)).toBeUndefined();
  },
);

it('F4: a file larger than any registry is not read', () => {
  expect(readRegistryFile(Buffer.alloc(1_000_001, 'Data element\t'), DAY)).toBeUndefined();
});
