import { eser, withoutZeros } from './eser.js';

describe('eser', () => {
  it('asks for the sum 10 modulo 11 of the weighted old number', () => {
    expect(eser(() => '5').check('0000000000', '13051172')).toBe('passed');
    expect(eser(() => '6').check('0000000000', '13051172')).toBe('failed');
  });

  it('builds the old number from account and bank code', () => {
    const seen: string[] = [];
    eser((account, bankCode) => (seen.push(account, bankCode), null)).check('0043001500', '13051172');
    expect(seen).toEqual(['0043001500', '13051172']);
  });

  it('refuses accounts that had no old number and does not check without a bank code', () => {
    expect(eser(() => null).check('0000000001', '13051172')).toBe('failed');
    expect(eser(() => '5').check('0000000001', null)).toBe('notChecked');
  });

  it.each([
    ['001500', '1500'],
    ['150000', '150000'],
    ['000000', ''],
  ])('leaves out the zeros in front of %s', (digits, rest) => expect(withoutZeros(digits)).toBe(rest));
});
