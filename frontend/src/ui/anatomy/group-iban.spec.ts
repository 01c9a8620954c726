import { groupedIndex, groupIban, groupPart } from './group-iban.js';

it.each([
  ['', ''],
  ['DE89', 'DE89'],
  ['DE893', 'DE89 3'],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
])('groups %j by four', (iban, grouped) => {
  expect(groupIban(iban)).toBe(grouped);
});

it.each([
  ['37040044', 5, '3704 0044'],
  ['20041', 5, '2004 1'],
  ['01005', 10, '010 05'],
  ['89', 3, '89'],
])('puts the blanks of the whole IBAN into the part %s that starts at %i', (part, start, grouped) => {
  expect(groupPart(part, start)).toBe(grouped);
});

it('finds each character again in the grouped text', () => {
  const iban = 'DE89370400440532013000';
  const found = [...iban].map((_, index) => groupIban(iban).charAt(groupedIndex(index + 1)));
  expect(found.join('')).toBe(iban);
});
