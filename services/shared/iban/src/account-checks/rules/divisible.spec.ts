import { divisible } from './divisible.js';

describe('divisible', () => {
  it.each([
    ['0000010338', 'passed'],
    ['0000010339', 'failed'],
    ['9999910338', 'passed'],
  ])('compares the weighted sum of %s', (account, result) => {
    expect(divisible('- - - - - 5 4 3 4 5', 11).check(account, null)).toBe(result);
  });

  it('adds to its start value, so that another remainder fits', () => {
    expect(divisible('- - - - - 5 4 3 2 1', 11, 1).check('0000000005', null)).toBe('failed');
    expect(divisible('- - - - - 5 4 3 2 1', 11, 6).check('0000000005', null)).toBe('passed');
  });
});
