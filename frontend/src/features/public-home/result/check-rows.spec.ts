import { createIbanVerdict, misspelledIban, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { checkRows, listCheckSources } from './check-rows.js';

const lines = (iban: string) =>
  checkRows(createIbanVerdict(iban)).map(({ name, result, detail }) => `${name} ${result} ${detail}`);

it('sums the checks of a valid German IBAN up in five lines', () => {
  expect(lines(validIban)).toEqual([
    'Land und Länge passed DE, 22 Stellen',
    'Aufbau passed nur Ziffern',
    'Prüfziffern passed Modulo 97',
    'Bankleitzahl passed im Verzeichnis',
    expect.stringMatching(/^Kontonummer passed /),
  ]);
});

it('names the place of a wrong character and the checks not reached, without a reason for each', () => {
  const rows = checkRows(createIbanVerdict(misspelledIban));
  expect(rows.map(({ name, detail }) => [name, detail])).toEqual([
    ['Land und Länge', 'DE, 22 Stellen'],
    ['Aufbau', 'Stelle 9'],
    ['Prüfziffern', 'nicht geprüft'],
    ['Bankleitzahl', 'nicht geprüft'],
    ['Kontonummer', 'nicht geprüft'],
  ]);
  expect(rows.every(({ explanation }) => explanation === null)).toBe(true);
});

it('says why a check of a valid IBAN was not made', () => {
  const bank = checkRows(createIbanVerdict('AT611904300234573201')).find(({ name }) => name === 'Bankleitzahl');
  expect(bank).toMatchObject({
    result: 'notChecked',
    detail: 'nicht geprüft',
    explanation: expect.stringMatching(/\.$/),
  });
});

it('shows a national check digit only where the country has one that was checked', () => {
  const answer = createIbanVerdict(validIban);
  expect(checkRows(answer)).toHaveLength(5);
  answer.checks.nationalCheckDigit = { result: 'passed', reason: 'Modulo 97', source: null, date: null };
  expect(checkRows(answer)[3]).toMatchObject({ name: 'Nationale Prüfziffer', detail: 'Modulo 97' });
});

it('explains a warning', () => {
  const answer = createIbanVerdict(validIban);
  answer.checks.bankCode = { ...answer.checks.bankCode, result: 'warning', reason: 'Wird demnächst gelöscht.' };
  expect(checkRows(answer)[3]).toMatchObject({ detail: 'mit Hinweis', explanation: 'Wird demnächst gelöscht.' });
});

it('lets the country speak when it is the trouble, not the length', () => {
  expect(lines('ZZ89370400440532013000')[0]).toBe('Land und Länge failed nicht bestanden');
});

it('names each source once, bank data first', () => {
  const sources = listCheckSources(createIbanVerdict(validIban));
  expect(sources[0]).toBe('Deutsche Bundesbank, gültig ab 07.09.2026');
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources.length).toBeGreaterThan(1);
});
