import { bankFileFormats, bankLists } from './bank-file-formats.js';

it('lists each publisher once, with the countries and all files of its list', () => {
  expect(bankLists.find(({ publisher }) => publisher?.includes('SIX'))).toMatchObject({
    countries: ['CH', 'LI'],
    site: 'www.six-group.com',
    files: ['Bank Master 3 (CSV)', 'Bank Master 3 (JSON)'],
  });
  const countries = bankLists.flatMap((list) => list.countries ?? []);
  expect(countries.toSorted().join(' ')).toBe('AT BE CH CZ DE FI HR HU LI LT LU NL NO PL SI SK');
  expect(bankLists.flatMap(({ files }) => files)).toHaveLength(bankFileFormats.length);
});

it('has one list without a publisher, for custom files', () => {
  const own = { countries: null, publisher: null, site: null, files: ['eigene Liste (CSV)'] };
  expect(bankLists.filter(({ site }) => site === null)).toEqual([own]);
});
