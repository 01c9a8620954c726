import { nameWidth, placeNames, widthOfParts } from './place-names.js';

const german = [
  { name: 'Land', text: 'DE' },
  { name: 'Prüfziffern', text: '89' },
  { name: 'Bankleitzahl', text: '3704 0044' },
  { name: 'Kontonummer', text: '0532 0130 00' },
];
const rows = (parts: typeof german, width: number) => placeNames(parts, width).map(({ row }) => row);

it.each(Object.entries(nameWidth))('drops only the Prüfziffern of a German IBAN to a second row (%s)', (_, width) => {
  expect(rows(german, width)).toEqual([0, 1, 0, 0]);
});

it('lets a name use the room of neighbours that have none', () => {
  const named = german.map((part, index) =>
    index === 2 ? { ...part, name: 'Stelle 7: Buchstabe O' } : { ...part, name: '' },
  );
  expect(rows(named, nameWidth.phone)).toEqual([0, 0, 0, 0]);
});

it('stacks names that would cover each other', () => {
  const narrow = ['eins', 'zweitens', 'drittens', 'viertens'].map((name) => ({ name, text: '1' }));
  const places = rows(narrow, nameWidth.phone);
  expect(new Set(places).size).toBeGreaterThan(2);
});

it('ends the last name with its part instead of beyond it', () => {
  const places = placeNames(
    [
      { name: 'Kontonummer', text: '0500 0013 M026' },
      { name: 'Nationale Prüfziffer', text: '06' },
    ],
    nameWidth.phone,
  );
  expect(places).toEqual([
    { row: 0, atEnd: false },
    { row: 1, atEnd: true },
  ]);
});

it('counts blanks and gaps as what they take: many parts are wider than few with as many digits', () => {
  expect(widthOfParts(german)).toBeCloseTo(22 + 3 * 0.7 + 3 * 0.6);
  expect(widthOfParts([{ text: '1' }, { text: '2' }])).toBeCloseTo(2.6);
});
