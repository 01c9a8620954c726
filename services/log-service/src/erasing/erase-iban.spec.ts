import { mentionsIban } from './erase-iban.js';

const iban = 'DE89370400440532013000';

it.each([
  'DE89370400440532013000',
  'wegen de89 3704 0044 0532 0130 00',
  'Konto 532013000',
  'BLZ 370-400-44',
  'endet auf 013000',
])('D8, G1: finds the IBAN or a part of it in %j', (text) => expect(mentionsIban(text, iban)).toBe(true));

it.each(['', 'Antrag nach Art. 17 DSGVO vom 22.11.2026', 'Aktenzeichen 4711/26', 'endet auf 3000'])(
  'finds none in %j',
  (text) => expect(mentionsIban(text, iban)).toBe(false),
);

it('takes a shorter one as a whole', () => {
  expect(mentionsIban('es war X1', 'X1')).toBe(true);
  expect(mentionsIban('es war X', 'X1')).toBe(false);
});
