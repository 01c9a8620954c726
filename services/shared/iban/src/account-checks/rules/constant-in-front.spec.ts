import { method00WithPrefix, sumOfPrefix } from './constant-in-front.js';

describe('a constant in front of the account number', () => {
  it('adds the digit sums of its products', () => {
    expect(sumOfPrefix('436338', 1)).toBe(8 + 6 + 3 + 3 + 3 + 8);
    expect(sumOfPrefix('4451970', 2)).toBe(30);
    expect(sumOfPrefix('', 2)).toBe(0);
  });

  it('changes the check digit by its contribution', () => {
    expect(method00WithPrefix('436338').check('0000000009', null)).toBe('passed');
    expect(method00WithPrefix('').check('0000000009', null)).toBe('failed');
    expect(method00WithPrefix('').check('0000000000', null)).toBe('passed');
  });
});
