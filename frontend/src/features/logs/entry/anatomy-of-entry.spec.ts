import { anatomyOfEntry } from './anatomy-of-entry.js';

const iban = 'DE12500105170648489890';
const tones = (errorCode: string | null) => anatomyOfEntry(iban, { errorCode }).map(({ tone }) => tone);

it('cuts an IBAN into its parts, grouped as the whole is', () => {
  expect(anatomyOfEntry(iban, { errorCode: null }).map(({ text, touches }) => [text, touches])).toEqual([
    ['DE', false],
    ['12', true],
    ['5001 0517', false],
    ['0648 4898 90', false],
  ]);
});

it.each([
  [null, ['plain', 'plain', 'plain', 'plain']],
  ['iban_check_digits', ['muted', 'wrong', 'muted', 'muted']],
  ['bank_code_unknown', ['muted', 'muted', 'wrong', 'muted']],
  ['account_check_digit', ['muted', 'muted', 'muted', 'wrong']],
  ['iban_length', ['muted', 'muted', 'muted', 'muted']],
])('%s marks its part', (errorCode, expected) => expect(tones(errorCode)).toEqual(expected));

it('has no parts of an unknown country', () => {
  expect(anatomyOfEntry('XX8937', { errorCode: 'iban_country' })).toEqual([]);
});

it('does not cut a right IBAN of a country that is built otherwise by now', () => {
  expect(anatomyOfEntry('BE180539007547034000', { errorCode: null })).toEqual([]);
  expect(anatomyOfEntry('BE180539007547034000', { errorCode: 'iban_length' })).not.toEqual([]);
});
