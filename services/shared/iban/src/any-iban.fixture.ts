import fc from 'fast-check';
import { countries, partialCountries, structureOf } from './registry/structure.js';

const alphabets = { n: '0123456789', a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' };

/** An IBAN of a random country, registered or not, with valid check digits; its bank may be unknown. */
function anyRightIban(bankCodes: readonly string[]): fc.Arbitrary<string> {
  const foreign = fc
    .constantFrom(...countries, ...partialCountries)
    .chain((country) =>
      fc.tuple(fc.constant(country), ...[...(structureOf(country)?.classes.slice(4) ?? '')].map(characterOf)),
    )
    .map(([country, ...number]) => withCheckDigits(country, number.join('')));
  const german = fc
    .tuple(fc.constantFrom(...bankCodes), fc.stringMatching(/^\d{10}$/))
    .map(([bankCode, account]) => withCheckDigits('DE', bankCode + account));
  return fc.oneof(foreign, german);
}

/** The same with up to two mistakes: another character, a digit more or fewer, neighbours swapped. */
export function anyIban(bankCodes: readonly string[]): fc.Arbitrary<string> {
  const mistake = fc.tuple(fc.nat({ max: 33 }), fc.nat({ max: 4 }), characterOf('n'), characterOf('c'));
  return fc.tuple(anyRightIban(bankCodes), fc.array(mistake, { maxLength: 2 })).map(([right, mistakes]) =>
    mistakes.reduce((iban, [place, kind, digit, character]) => {
      const front = iban.slice(0, place);
      const [one = '', next = ''] = iban.slice(place);
      const back = iban.slice(place + 1);
      return [
        front + digit + back,
        front + back,
        front + digit + one + back,
        front + next + one + back.slice(1),
        front + character + back,
      ][kind]!;
    }, right),
  );
}

function characterOf(characterClass: string): fc.Arbitrary<string> {
  return fc.constantFrom(...alphabets[characterClass as keyof typeof alphabets]);
}

function withCheckDigits(country: string, number: string): string {
  const digits = [...`${number}${country}00`].map((character) => parseInt(character, 36)).join('');
  return country + String(98n - (BigInt(digits) % 97n)).padStart(2, '0') + number;
}
