import type { DataSet } from './bank-index.js';
import { BankSearch, type SearchableBank } from './bank-search.js';

const dataSet: DataSet = {
  version: '2026-09-07-0a1b2c3d',
  country: 'DE',
  authority: 'register',
  source: 'Deutsche Bundesbank',
  validFrom: '2026-09-07',
  validUntil: '2026-12-06',
};

/** `70190000/2` is a branch. */
function bank(id: string, name: string, place: string, bic: string | null = null): SearchableBank {
  const [bankCode = '', recordNumber = '1'] = id.split('/');
  const isBranch = recordNumber !== '1';
  const unknown = { shortName: null, postalCode: null, isDeleted: false, deletionPlanned: false };
  return { ...unknown, bankCode, recordNumber, isBranch, name, place, bic };
}

const records = [
  bank('70190000/2', 'Münchner Bank', 'Grünwald b München', 'GENODEF1M01'),
  bank('37040044', 'Commerzbank', 'Köln', 'COBADEFFXXX'),
  bank('70190000', 'Münchner Bank', 'München', 'GENODEF1M01'),
  bank('70040041', 'Commerzbank', 'München', 'COBADEFF700'),
  bank('10010424', 'Aareal Bank', 'Berlin', 'AARBDE5W'),
  bank('70169598', 'Raiffeisenbank', 'Weißenburg'),
];

async function* batches(): AsyncGenerator<SearchableBank[]> {
  yield records.slice(0, 2);
  await Promise.resolve();
  yield records.slice(2);
}

describe('BankSearch', () => {
  let search: BankSearch;
  beforeAll(async () => {
    search = await BankSearch.of(dataSet, batches());
  });
  const foundBy = (terms: Parameters<BankSearch['find']>[0]) =>
    search.find(terms).map(({ bankCode, isBranch }) => bankCode + (isBranch ? '/2' : ''));

  it.each([
    ['the beginning of a name', 'commerz', ['37040044', '70040041']],
    ['name and place in any order', 'münchen commerzbank', ['70040041']],
    ['an umlaut written out', 'MUENCHNER', ['70190000', '70190000/2']],
    ['an umlaut without its dots', 'Munchner bank', ['70190000', '70190000/2']],
    ['ss for ß', 'weissenb', ['70169598']],
    ['the beginning of a bank code', '7019', ['70190000', '70190000/2']],
    ['a bank code in groups', '370 400 44', ['37040044']],
    ['a BIC', 'cobadeff700', ['70040041']],
    ['only a place', 'grünwald', ['70190000/2']],
    ['the inside of a word', 'merzbank', []],
    ['a word that no bank has', 'commerzbank hamburg', []],
    ['signs', '%_\\', []],
    ['one word twice', 'bank bank köln', []],
  ])('finds banks by %s', (_, text, banks) => {
    expect(foundBy({ text })).toEqual(banks);
  });

  it.each([
    ['COBADEFF', ['37040044', '70040041']],
    ['COBADEFFXXX', ['37040044']],
    ['COBADEFF700', ['70040041']],
    ['AARBDE5WXXX', ['10010424']],
    ['AARBDE5W123', ['10010424']],
    ['GENODEF1M01', ['70190000', '70190000/2']],
    ['GENODEF1M02', []],
    ['MARKDEFF', []],
  ])('finds banks by the BIC %s', (bic, banks) => {
    expect(foundBy({ bic })).toEqual(banks);
  });

  it('finds banks that match BIC and text', () => {
    expect(foundBy({ bic: 'COBADEFF', text: 'köln' })).toEqual(['37040044']);
  });
});
