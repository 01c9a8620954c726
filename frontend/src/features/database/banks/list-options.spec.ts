import type { BankList } from '@pruefer/contracts';
import { listOptions, loadedTexts, OWN_LIST } from './list-options.js';

const list = (countries: string[] | null, publisher: string | null): BankList => ({
  countries,
  publisher,
  site: null,
  files: [],
});
const own = list(null, null);
const lists = [own, list(['SI'], 'Banka Slovenije'), list(['CH', 'LI'], 'SIX'), list(['AT'], 'OeNB')];

it('Germany comes first, then countries by their German names, a list of one’s own last', () => {
  const options = listOptions([...lists, list(['DE'], 'Deutsche Bundesbank')]);
  expect(options.map(({ value }) => value)).toEqual(['DE', 'AT', 'CH', 'SI', OWN_LIST]);
  expect(options.map(({ text }) => text)).toEqual([
    'Deutschland (Deutsche Bundesbank)',
    'Österreich (OeNB)',
    'Schweiz und Liechtenstein (SIX)',
    'Slowenien (Banka Slovenije)',
    'Eigene Liste für andere Länder',
  ]);
});

describe('current data', () => {
  const loaded = [{ country: 'CH', source: 'SIX', validFrom: '2026-11-01', records: 1 }];
  const day = (isoDay: string) => isoDay.split('-').reverse().join('.');

  it('is one sentence for one country', () => {
    expect(loadedTexts(list(['CH'], 'SIX'), loaded, day)).toEqual(['SIX, gültig ab 01.11.2026, 1 Datensatz']);
    expect(loadedTexts(list(['AT'], 'OeNB'), loaded, day)).toEqual(['noch nichts']);
  });

  it('has one sentence for each country of a list, and no sentence when a list may hold any country', () => {
    expect(loadedTexts(list(['CH', 'LI'], 'SIX'), loaded, day)).toEqual([
      'Schweiz: SIX, gültig ab 01.11.2026, 1 Datensatz',
      'Liechtenstein: noch nichts',
    ]);
    expect(loadedTexts(own, loaded, day)).toEqual([]);
  });
});
