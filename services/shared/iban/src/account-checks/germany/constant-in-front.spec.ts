import { as00After, sumOfConstant } from './constant-in-front.js';

describe('a constant in front of the account number', () => {
  it('adds the digit sums of its products', () => {
    expect(sumOfConstant('436338', 1)).toBe(8 + 6 + 3 + 3 + 3 + 8);
    expect(sumOfConstant('4451970', 2)).toBe(30);
    expect(sumOfConstant('', 2)).toBe(0);
  });

  it('changes the check digit by its contribution', () => {
    expect(as00After('436338').check('0000000009', null)).toBe('passed');
    expect(as00After('').check('0000000009', null)).toBe('failed');
    expect(as00After('').check('0000000000', null)).toBe('passed');
  });
});
