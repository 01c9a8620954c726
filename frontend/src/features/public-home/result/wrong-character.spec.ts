import { wrongCharacterAt } from './wrong-character.js';

it.each([
  ['iban_structure', 7, 7],
  ['iban_charset', 20, 20],
  ['bank_code_unknown', 5, null],
  ['iban_check_digits', 3, null],
  ['iban_length', null, null],
  [null, null, null],
] as const)('%s at %j points at %j', (errorCode, position, expected) => {
  expect(wrongCharacterAt({ errorCode, position })).toBe(expected);
});
