import { tc } from '~/texts/de-console.js';
import { ibanProblem, lengthHint } from './searched-iban.js';

it.each([
  'DE',
  '3704 0044',
  '0532 0130 00',
  '370400440532013000',
  'DE89…3000',
  'DE89 3704 0044',
  'DEXX370400440532013000',
])('refuses %j as a part of an IBAN, and says what can be searched for', (typed) =>
  expect(ibanProblem(typed)).toBe(tc.logs.filter.wrongIban),
);

it.each(['de89 3704 0044 0532 0130 00', 'NO9386011117947', 'DE8937040044053201300', 'XX1237040044053201300'])(
  'searches for %j, which a customer may have had checked',
  (typed) => expect(ibanProblem(typed)).toBeNull(),
);

it.each([
  [
    'DE8937040044053201300',
    'Eine IBAN aus Deutschland hat 22 Stellen, gesucht wurde mit 21. Nur eine vollständige IBAN wird gefunden.',
  ],
  ['DE89370400440532013000', null],
  ['XX1237040044053201300', null],
])('says of %s where nothing is found: %p', (typed, hint) => expect(lengthHint(typed)).toBe(hint));
