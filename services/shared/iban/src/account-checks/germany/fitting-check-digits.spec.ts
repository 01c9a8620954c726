import { accountMethods } from './account-methods.js';
import { fittingCheckDigits } from './fitting-check-digits.js';

describe('fittingCheckDigits', () => {
  it.each([
    ['00', '0009290702', '1', 'the right one'],
    ['67', '0532013900', '0', 'the right one in place 8'],
    ['A2', '3456789018', '29', 'one per variant'],
    ['16', '0004429015', '01', 'one that all readings accept, one that some do'],
    ['02', '0000000069', '', 'none where the sum excludes all'],
    ['B0', '0123456789', '', 'none where the number begins wrong'],
    ['26', '0520309002', '', 'none where the place differs'],
  ])('method %s, account %s: „%s“, %s', (number, account, expected) => {
    expect(fittingCheckDigits(accountMethods.get(number)!, account, null).join('')).toBe(expected);
  });
});
