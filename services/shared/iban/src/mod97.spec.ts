import fc from 'fast-check';
import { checkIban } from './check-iban.js';
import { mod97 } from './mod97.js';
import { registryExamples } from './registry-examples.fixture.js';
import { countries, structureOf } from './structure.js';

/** Second implementation, on purpose another way: one big number. */
function remainderByBigInt(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return Number(BigInt(digits) % 97n);
}

const alphabet = { n: '0123456789', a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' };

function characterOf(characterClass: string): fc.Arbitrary<string> {
  return fc.constantFrom(...alphabet[characterClass as keyof typeof alphabet]);
}

/** A right IBAN of a random country, its check digits made by the second implementation. */
const rightIban = fc
  .constantFrom(...countries)
  .chain((country) =>
    fc.tuple(fc.constant(country), ...[...(structureOf(country)?.classes.slice(4) ?? '')].map(characterOf)),
  )
  .map(([country, ...bban]) => {
    const checkDigits = 98 - remainderByBigInt(`${country}00${bban.join('')}`);
    return `${country}${String(checkDigits).padStart(2, '0')}${bban.join('')}`;
  });

describe('mod97', () => {
  it('agrees with a second implementation on any letters and digits', () => {
    const text = fc.string({ unit: characterOf('c'), minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(text, (iban) => mod97(iban) === remainderByBigInt(iban)),
      { numRuns: 20_000 },
    );
  });

  it('accepts every IBAN with right check digits, of every country', () => {
    fc.assert(
      fc.property(rightIban, (iban) => checkIban(iban, null).error === null),
      { numRuns: 20_000 },
    );
  });

  it('refuses every change of one digit and every swap of neighbouring digits', () => {
    fc.assert(
      fc.property(rightIban, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, shift) => {
        const i = 2 + (place % (iban.length - 2));
        const digit = iban.charCodeAt(i) - 48;
        if (digit > 9) return true;
        const changed = iban.slice(0, i) + ((digit + shift) % 10) + iban.slice(i + 1);
        return checkIban(changed, null).error !== null;
      }),
      { numRuns: 20_000 },
    );
    for (const iban of registryExamples) {
      for (let i = 2; i < iban.length - 1; i++) {
        const swapped = iban.slice(0, i) + iban.charAt(i + 1) + iban.charAt(i) + iban.slice(i + 2);
        const digits = /^\d\d$/.test(iban.slice(i, i + 2));
        if (digits && swapped !== iban) expect(checkIban(swapped, null).error).not.toBeNull();
      }
    }
  });
});
