import { formatIban, maskedIban } from './format-iban.js';

it.each([
  ['NO9386011117947', 'NO93 8601 1117 947', 'NO93 **** ***7 947'],
  ['BE68539007547034', 'BE68 5390 0754 7034', 'BE68 **** **** 7034'],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'DE89 **** **** **** **30 00'],
  [
    'RU0304452522540817810538091310419',
    'RU03 0445 2522 5408 1781 0538 0913 1041 9',
    'RU03 **** **** **** **** **** **** *041 9',
  ],
])('formats and masks %s as %s and %s', (iban, formatted, masked) => {
  expect([formatIban(iban), maskedIban(iban)]).toEqual([formatted, masked]);
});
