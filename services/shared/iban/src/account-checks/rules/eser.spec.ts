import { eser, withoutZeros } from './eser.js';

describe('eser', () => {
  it('requires the sum 10 modulo 11 of the weighted old number', () => {
    expect(eser(() => '5').check('0000000000', '13051172')).toBe('passed');
    expect(eser(() => '6').check('0000000000', '13051172')).toBe('failed');
  });

  it('builds the old number from account and bank code', () => {
    const oldNumbers: string[] = [];
    eser((account, bankCode) => (oldNumbers.push(account, bankCode), null)).check('0043001500', '13051172');
    expect(oldNumbers).toEqual(['0043001500', '13051172']);
  });

  it('refuses accounts without an old number and does not check without a bank code', () => {
    expect(eser(() => null).check('0000000001', '13051172')).toBe('failed');
    expect(eser(() => '5').check('0000000001', null)).toBe('notChecked');
  });

  it.each([
    ['001500', '1500'],
    ['150000', '150000'],
    ['000000', ''],
  ])('strips the leading zeros of %s', (digits, rest) => expect(withoutZeros(digits)).toBe(rest));
});
