import { accountMethods, checkBy } from './account-methods.js';
import { fittingCheckDigits, hasFittingCheckDigit } from './fitting-check-digits.js';

describe('fittingCheckDigits', () => {
  it.each([
    ['00', '0009290702', '1', 'the right one'],
    ['67', '0532013900', '0', 'the right one in position 8'],
    ['A2', '3456789018', '29', 'one per variant'],
    ['16', '0004429015', '01', 'one that all readings accept, one that some do'],
    ['02', '0000000069', '', 'none where the sum excludes all'],
    ['B0', '0123456789', '', 'none where the number begins wrong'],
    ['26', '0520309002', '', 'none where the position differs'],
  ])('method %s, account %s: „%s“, %s', (number, account, expected) => {
    expect(fittingCheckDigits(accountMethods.get(number)!, account, null).join('')).toBe(expected);
  });

  it.each([...accountMethods.keys()])('method %s: the same digits as an exhaustive search', (number) => {
    const method = accountMethods.get(number)!;
    const { position } = method;
    for (let i = 0; i < 60; i++) {
      const account = i === 0 ? '0000000005' : String((i * 7_919_753_317) % 10 ** (10 - (i % 7))).padStart(10, '0');
      const bySearch = [...'0123456789'].filter((digit) => {
        const result =
          position && checkBy(method, account.slice(0, position - 1) + digit + account.slice(position), '13051172');
        return result === 'passed' || result === 'warning';
      });
      expect(fittingCheckDigits(method, account, '13051172')).toEqual(bySearch);
      expect(hasFittingCheckDigit(method, account, '13051172')).toBe(bySearch.length > 0);
    }
  });
});
