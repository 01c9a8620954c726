import { divisible } from './divisible.js';

describe('divisible', () => {
  it.each([
    ['0000010338', 'passed'],
    ['0000010339', 'failed'],
    ['9999910338', 'passed'],
  ])('looks at the weighted sum of %s', (account, result) => {
    expect(divisible('- - - - - 5 4 3 4 5', 11).check(account, null)).toBe(result);
  });
});
