import { wrongIbans } from './engine-inputs.mjs';
import { germanIban } from '../client/sample-ibans.mjs';

const right = Array.from({ length: 400 }, (_, n) => germanIban('37040044', String(532_013_000 + n).padStart(10, '0')));
const remainder = (/** @type {string} */ iban) => BigInt(`${iban.slice(4)}1314${iban.slice(2, 4)}`) % 97n;

describe('wrongIbans', () => {
  const wrong = wrongIbans(right);

  it('gives each IBAN one mistake, of four kinds in turn', () => {
    expect(wrong).toHaveLength(right.length);
    expect(wrong.filter((iban, index) => iban === right[index])).toEqual([]);
    wrong.forEach((iban, index) => {
      expect(iban).toHaveLength(index % 4 === 0 ? 21 : 22);
      if (index % 4 === 1) expect(iban.slice(4, 12)).toBe('97040044');
      if (index % 4 > 0) expect(remainder(iban) === 1n).toBe(index % 4 === 1);
    });
  });

  it('is the same in every run', () => {
    expect(wrongIbans(right)).toEqual(wrong);
  });
});
