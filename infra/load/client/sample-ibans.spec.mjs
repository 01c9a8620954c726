import { germanIban, numbersFrom, sampleIbans } from './sample-ibans.mjs';

const bankCodes = ['37040044', '10000000', '50010517'];

/** @param {string} _bankCode @param {string} account */
const isEven = (_bankCode, account) => Number(account) % 2 === 0;

/** @param {string} iban */
const remainder = (iban) => Number(BigInt(`${iban.slice(4)}1314${iban.slice(2, 4)}`) % 97n);

/** @param {string} iban */
const isWellFormed = (iban) => iban.length === 22 && remainder(iban) === 1 && bankCodes.includes(iban.slice(4, 12));

describe('germanIban', () => {
  it.each([
    ['37040044', '0532013000', 'DE89370400440532013000'],
    ['21050170', '0012345678', 'DE68210501700012345678'],
  ])('computes the check digits of %s %s', (bankCode, account, iban) => {
    expect(germanIban(bankCode, account)).toBe(iban);
  });
});

describe('sampleIbans', () => {
  const ibans = sampleIbans(bankCodes, isEven, 1_000);

  it('gives German IBANs of the bank codes, about four of five well-formed', () => {
    // Two swapped digits that are alike leave the IBAN as it was.
    const wellFormed = ibans.filter(isWellFormed).length;
    expect(wellFormed).toBeGreaterThanOrEqual(800);
    expect(wellFormed).toBeLessThan(830);
  });

  it('gives accounts that the bank may have given out', () => {
    const wellFormed = ibans.filter(isWellFormed);
    const accepted = wellFormed.filter((iban) => isEven('', iban.slice(12)));
    // Two swapped digits may leave the IBAN well-formed.
    expect(accepted.length).toBeGreaterThanOrEqual(800);
  });

  it('has every kind of fault', () => {
    const faulty = ibans.filter((iban) => !isWellFormed(iban));
    expect(faulty.some((iban) => iban.length === 21)).toBe(true);
    expect(faulty.some((iban) => iban.length === 22 && remainder(iban) !== 1)).toBe(true);
    expect(faulty.some((iban) => remainder(iban) === 1 && iban[4] === '9')).toBe(true);
  });

  it('repeats itself with the same seed only', () => {
    expect(sampleIbans(bankCodes, isEven, 1_000)).toEqual(ibans);
    expect(sampleIbans(bankCodes, isEven, 1_000, 2)).not.toEqual(ibans);
  });
});

describe('numbersFrom', () => {
  it('stays between 0 and 1 and is spread evenly', () => {
    const random = numbersFrom(7);
    const numbers = Array.from({ length: 10_000 }, random);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
  });
});
