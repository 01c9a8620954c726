// @ts-check
import { warningsOf, runsOf } from './results.mjs';
import { results } from './sample-results.mjs';

describe('runsOf', () => {
  it('lists the measurements in the order in which they ran', () => {
    expect(runsOf(results).map(({ key }) => key)).toEqual(['echo', 'publicCheck', 'keyedCheck', 'single', 'halfLoad']);
  });
});

describe('warningsOf', () => {
  it('has none after a good run', () => {
    expect(warningsOf(results)).toEqual([]);
  });

  it('says what was not measured', () => {
    expect(warningsOf({ ...results, echo: null })).toEqual([expect.stringContaining('keine Echo-Route')]);
    expect(warningsOf({ ...results, keyedCheck: null })).toEqual([expect.stringContaining('Ohne API-Schlüssel')]);
  });

  it('names the measurement that is uncertain', () => {
    const publicCheck = { ...results.publicCheck, non2xx: 5 };
    expect(warningsOf({ ...results, publicCheck })).toEqual(['Öffentliche Prüfung: 5 Antworten waren keine 2xx.']);
  });

  it('says when the books differ or not everything was stored', () => {
    const books = { used: 10, verdicts: 10, logRows: 9, differing: 1, agree: false };
    expect(warningsOf({ ...results, books, lagSeconds: null })).toEqual([
      expect.stringContaining('nicht alles gespeichert'),
      expect.stringContaining('stimmen nicht überein'),
    ]);
  });

  it('has nothing to say of books it could not see', () => {
    expect(warningsOf({ ...results, books: null, lagSeconds: null })).toEqual([]);
  });
});
