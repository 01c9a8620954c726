import { ibansWithin } from './ibans-within.js';

const german = 'DE89370400440532013000';
const french = 'FR1420041010050500013M02606';
const mistyped = 'DE88370400440532013000';

describe('ibansWithin', () => {
  it.each([
    ['a sentence with one', 'Meine IBAN lautet DE89 3704 0044 0532 0130 00.', [german]],
    ['two side by side', `${german}\n${french}`, [german, french]],
    ['a sentence with two', `Von DE89 3704 0044 0532 0130 00 an FR14 2004 1010 0505 0001 3M02 606`, [german, french]],
    ['the same twice', `${german}, also ${german}`, [german]],
    ['a wrong one before a right one', `Nicht ${mistyped}, sondern ${german}`, [german, mistyped]],
    ['only a wrong one', `Auf ${mistyped} bitte`, [mistyped]],
    ['only an IBAN', german, []],
    ['no IBAN', 'Meine IBAN lautet DE89 3704', []],
  ])('finds all IBANs in %s', (_, text, ibans) => {
    expect(ibansWithin(text)).toEqual(ibans);
  });

  it('limits the number of IBANs, for texts of any length', () => {
    const many = [
      'AT611904300234573201',
      'BE68539007547034',
      'CH9300762011623852957',
      'NO9386011117947',
      french,
      german,
    ];
    expect(ibansWithin(many.join(' '))).toEqual(many.slice(0, 5));
    expect(ibansWithin(`${'Text '.repeat(1_000)}${german}`)).toEqual([]);
  });
});
