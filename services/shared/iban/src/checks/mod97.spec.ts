import fc from 'fast-check';
import { checkIban } from '../check-iban.js';
import { mod97 } from './mod97.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import { countries, findStructure } from '../registry/structure.js';

/** A second, independent implementation with big integers. */
function remainderByBigInt(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return Number(BigInt(digits) % 97n);
}

const alphabet = { n: '0123456789', a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' };

function createCharacter(characterClass: string): fc.Arbitrary<string> {
  return fc.constantFrom(...alphabet[characterClass as keyof typeof alphabet]);
}

/** A valid IBAN of a random country with check digits by the second implementation. */
const rightIban = fc
  .constantFrom(...countries)
  .chain((country) =>
    fc.tuple(fc.constant(country), ...[...(findStructure(country)?.classes.slice(4) ?? '')].map(createCharacter)),
  )
  .map(([country, ...bban]) => {
    const checkDigits = 98 - remainderByBigInt(`${country}00${bban.join('')}`);
    return `${country}${String(checkDigits).padStart(2, '0')}${bban.join('')}`;
  });

/** Structure and check digits only, without national rules. */
const isIso13616 = (iban: string): boolean => checkIban(iban, null).results.startsWith('p');

describe('mod97', () => {
  it('agrees with a second implementation on any letters and digits', () => {
    const text = fc.string({ unit: createCharacter('c'), minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(text, (iban) => mod97(iban) === remainderByBigInt(iban)),
      { numRuns: 100_000 },
    );
  });

  it('accepts every IBAN with valid check digits, of every country', () => {
    fc.assert(
      fc.property(rightIban, (iban) => isIso13616(iban)),
      { numRuns: 100_000 },
    );
  });

  it('refuses every change of one digit', () => {
    fc.assert(
      fc.property(rightIban, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, shift) => {
        const i = 2 + (place % (iban.length - 2));
        const digit = iban.charCodeAt(i) - 48;
        if (digit > 9) return true;
        const altered = iban.slice(0, i) + ((digit + shift) % 10) + iban.slice(i + 1);
        return !isIso13616(altered);
      }),
      { numRuns: 100_000 },
    );
  });

  it.each(registryExamples)('refuses every change of one digit and every swap of neighbouring digits of %s', (iban) => {
    for (let i = 2; i < iban.length; i++) {
      const digits = iban.slice(i, i + 2);
      const rest = iban.slice(i + 2);
      if (!/^\d/.test(digits)) continue;
      const altered = [...'0123456789'].map((digit) => iban.slice(0, i) + digit + digits.slice(1) + rest);
      if (/\d\d/.test(digits)) altered.push(iban.slice(0, i) + digits.charAt(1) + digits.charAt(0) + rest);
      expect(altered.filter((other) => other !== iban && isIso13616(other))).toEqual([]);
    }
  });
});
