import { createIbanVerdict, misspelledIban, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { anatomyLabel } from '~/ui/anatomy/anatomy-label.js';
import { buildAnatomy } from './build-anatomy.js';

/** name: text, with the tone where it is not plain. */
function drawn(iban: string, explained = false): string[] {
  return buildAnatomy(iban, explained ? undefined : createIbanVerdict(iban)).map(
    ({ name, text, tone }) => `${name}: ${text}${tone === 'plain' ? '' : ` (${tone})`}`,
  );
}

it('explains the parts of a German IBAN', () => {
  expect(drawn(validIban, true)).toEqual([
    'Land: DE',
    'Prüfziffern: 89',
    'Bankleitzahl: 3704 0044',
    'Kontonummer: 0532 0130 00',
  ]);
});

it('shows every part of a valid IBAN alike, whether all checks were made or not', () => {
  expect(drawn('FR1420041010050500013M02606')).toEqual([
    'Land: FR',
    'Prüfziffern: 14',
    'Bankcode: 2004 1',
    'Filiale: 010 05',
    'Kontonummer: 05 0001 3M02 6',
    'Nationale Prüfziffer: 06',
  ]);
});

it('points at the wrong character and mutes the unchecked parts', () => {
  const parts = buildAnatomy(misspelledIban, createIbanVerdict(misspelledIban));
  expect(parts.map(({ name, tone }) => [name, tone])).toEqual([
    ['Land', 'plain'],
    ['Prüfziffern', 'muted'],
    ['Stelle 9: Buchstabe O', 'wrong'],
    ['Kontonummer', 'muted'],
  ]);
  const { text = '', wrongAt = -1 } = parts[2] ?? {};
  expect(text).toBe('3704 O044');
  expect(text.charAt(wrongAt)).toBe('O');
});

it.each([
  ['a wrong character', 'DE89370400440532013.00', 'Stelle 20: Zeichen .: 0532 013. 00 (wrong)'],
  ['check digits', 'DE88370400440532013000', 'Prüfziffern: 88 (wrong)'],
  ['an unknown bank code', 'DE91100000000123456789', 'Bankleitzahl: 1000 0000 (wrong)'],
  ['an unknown country', 'ZZ89370400440532013000', 'Land: ZZ (wrong)'],
  ['a digit in the country', '1E89370400440532013000', 'Land: 1E (wrong)'],
  ['too many places', 'DE8937040044053201300099', 'Überzählig: 99 (wrong)'],
])('points at the part: %s', (_, iban, part) => {
  expect(drawn(iban)).toContain(part);
});

it('points at the part whose check failed when the answer names no place', () => {
  const errorCode = 'account_check_digit' as const;
  const answer = { ...createIbanVerdict(validIban), valid: false, errorCode, position: null };
  answer.checks.accountCheckDigit.result = 'failed';
  expect(buildAnatomy(validIban, answer).map(({ tone }) => tone)).toEqual(['plain', 'plain', 'plain', 'wrong']);
});

it('points at no part when the IBAN is too short', () => {
  expect(drawn('DE8937040044').filter((part) => part.includes('wrong'))).toEqual([]);
});

it('draws what there is of a single letter', () => {
  expect(drawn('D')).toEqual(['Land: D (wrong)']);
});

it('is read out as words', () => {
  const parts = buildAnatomy(validIban);
  expect(anatomyLabel(validIban, parts)).toBe(
    'DE89 3704 0044 0532 0130 00. Land DE, Prüfziffern 89, Bankleitzahl 3704 0044, Kontonummer 0532 0130 00',
  );
});

const otherwise = 'Rest: 18 0539 0075 4703 400X';

it('does not cut a wrong IBAN of a country that is built otherwise by now either', () => {
  const renewed = { ...createIbanVerdict('BE68539007547034'), iban: 'BE18053900754703400X', valid: false };
  renewed.checks.checkDigits.result = 'failed';
  expect(buildAnatomy(renewed.iban, renewed).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Land: BE',
    otherwise,
  ]);
  const tooShort = { ...createIbanVerdict('BE68539007547034'), valid: false };
  tooShort.checks.length.result = 'failed';
  expect(buildAnatomy(tooShort.iban, tooShort)).toHaveLength(2);
});

it('does not cut an IBAN whose country has left the registry', () => {
  const gone = { ...createIbanVerdict('BE68539007547034'), valid: false };
  gone.checks.country.result = 'failed';
  const [country, rest, ...others] = buildAnatomy(gone.iban, gone);
  expect([country, rest, others]).toMatchObject([{ name: 'Land', tone: 'wrong' }, { name: 'Rest' }, []]);
});

it('does not cut a right IBAN of a country that is built otherwise by now', () => {
  const renewed = { ...createIbanVerdict('BE68539007547034'), iban: 'BE18053900754703400X' };
  expect(buildAnatomy(renewed.iban, renewed).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Land: BE',
    'Rest: 18 0539 0075 4703 400X',
  ]);
});
