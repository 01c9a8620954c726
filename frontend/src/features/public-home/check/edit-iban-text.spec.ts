import { cleanIban } from '@pruefer/iban';
import { compactIban, editIbanText } from './edit-iban-text.js';

/** `|` is the caret. */
function edit(before: string, after: string, key: { isForward: boolean } = { isForward: false }): string {
  const { text, caret } = editIbanText({
    raw: after.replace('|', ''),
    caret: after.indexOf('|'),
    before,
    isForward: key.isForward,
  });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('regrouping while typing', () => {
  it.each([
    ['at the end', 'DE8', 'DE89|', 'DE89|'],
    ['over a group', 'DE89', 'DE893|', 'DE89 3|'],
    ['small letters', '', 'd|', 'D|'],
    ['in the middle', 'DE89 3704 0044', 'DE89 37X|04 0044', 'DE89 37X|0 4004 4'],
    ['at the end of a group in the middle', 'DE89 3704', 'DE89X| 3704', 'DE89 X|370 4'],
    ['at the start', 'E89 3704', 'D|E89 3704', 'D|E89 3704'],
    ['a dot at the end, which may be followed by a digit', 'DE89', 'DE89.|', 'DE89 .|'],
    ['a digit behind a dot', 'DE89 .', 'DE89 .3|', 'DE89 3|'],
    ['a dot in the middle, which changes nothing', 'DE89 3704', 'DE89 37.|04', 'DE89 37|04'],
    ['a blank, which changes nothing', 'DE89 3704', 'DE8 |9 3704', 'DE8|9 3704'],
  ])('keeps the caret: %s', (_, before, after, expected) => {
    expect(edit(before, after)).toBe(expected);
  });

  it.each([
    ['a character in the middle', 'DE89 3704 0044', 'DE89 37|4 0044', false, 'DE89 37|40 044'],
    ['everything', 'DE89', '|', false, '|'],
    ['a selection across groups', 'DE89 3704 0044', 'DE8|044', false, 'DE8|0 44'],
    ['the character before a blank with Backspace', 'DE89 3704', 'DE89|3704', false, 'DE8|3 704'],
    ['the character behind a blank with Delete', 'DE89 3704', 'DE89|3704', true, 'DE89| 704'],
  ])('deletes %s', (_, before, after, isForward, expected) => {
    expect(edit(before, after, { isForward })).toBe(expected);
  });
});

describe('what may be pasted', () => {
  it.each([
    ['blanks', 'DE89 3704 0044 0532 0130 00'],
    ['tabs and line breaks', 'DE89\t3704\n00440532013000'],
    ['no-break and narrow blanks', 'DE89\u00a03704\u202f0044\u20090532013000'],
    ['dashes', 'DE89-3704–0044—0532−0130-00'],
    ['invisible characters', '\ufeffDE89\u200b37040044\u00ad0532013000'],
    ['dots, slashes and commas', 'DE89.3704/0044,0532_0130.00'],
    ['blanks of HTML and of addresses', 'DE89&nbsp;3704%2000440532013000'],
    ['marks of direction', '\u202aDE89\u200e3704\u200f0044\u061c0532\u20660130\u206900\u202c'],
    ['a leading word', 'IBAN: DE89 3704 0044 0532 0130 00'],
    ['full-width forms', 'ＩＢＡＮ：ｄｅ８９－3704 0044 0532 0130 ００'],
    ['a leading word without a colon', 'iban de89 3704 0044 0532 0130 00'],
  ])('takes %s as the engine does', (_, raw) => {
    expect(edit('', `${raw}|`)).toBe('DE89 3704 0044 0532 0130 00|');
    expect(cleanIban(raw)).toEqual({ iban: compactIban(raw) });
  });

  it('keeps wrong characters for the verdict to name', () => {
    expect(compactIban('DE89 37. Ä')).toBe('DE8937.Ä');
    expect(compactIban('DE89...3000')).toBe('DE89...3000');
  });

  it('lets "IBAN:" be typed letter by letter', () => {
    expect(edit('IBA', 'IBAN|')).toBe('|');
    expect(edit('', ':|')).toBe('|');
  });
});

describe('longest text shown', () => {
  const long = '0'.repeat(40);

  it.each([
    ['any country', 'MT', 38],
    ['St. Lucia', 'LC', 39],
    ['Russia', 'RU', 41],
  ])('%s', (_, country, shown) => {
    expect(editIbanText({ raw: country + long, caret: 42, before: '', isForward: false }).text).toHaveLength(shown);
  });

  it('keeps the caret inside', () => {
    const { text, caret } = editIbanText({ raw: `MT${long}`, caret: 42, before: '', isForward: false });
    expect(caret).toBe(text.length);
  });
});
