import { calculation } from './calculation.js';
import { as00, as01, as02, as06, as16, as29, as31, modulo7 } from './calculations.js';
import { product } from './contributions.js';

/** Check digit that a rule accepts at position 10 after nine digits. */
const accepted = (rule: ReturnType<typeof as00>, digits: string) =>
  [...'0123456789'].filter((digit) => rule.check(digits + digit, null) === 'passed').join('');

describe('calculation', () => {
  it('reports the position of the check digit', () => {
    expect(as00('- 1 2 1 2 1 2 P - -').position).toBe(8);
    expect(as00('1 2 P 1 2 1 2 1 2 1').position).toBe(3);
  });

  it('counts only weighted places', () => {
    const rule = as01('- - - - - - - - 3 P');
    expect(rule.check('0000000039', null)).toBe('failed');
    expect(rule.check('0000000031', null)).toBe('passed');
    expect(rule.check('9876543231', null)).toBe('passed');
  });

  it('adds to its start value', () => {
    const rule = calculation({
      weights: '- - - - - - - - 1 P',
      contribution: product,
      checkDigit: (sum) => sum % 10,
      start: 4,
    });
    expect(accepted(rule, '000000003')).toBe('7');
  });

  it('accepts nothing where the sum has no check digit, or a repeated digit if the rule allows it', () => {
    const never = { weights: '- - - - - - - - 1 P', contribution: product, checkDigit: () => null };
    expect(accepted(calculation(never), '000000003')).toBe('');
    expect(accepted(calculation({ ...never, repeats: true }), '000000003')).toBe('3');
  });

  it('requires a weight for each of the ten positions', () => {
    expect(() => as00('2 1 P')).toThrow('weights for 3 positions');
  });

  it.each([
    // Digit sums 1, 6, 4 and 7 (of 2 × 8 = 16) make 18, and 20 − 18 = 2.
    ['00', as00('- - - - - 1 2 1 2 P'), '000001348', '2'],
    ['01', as01('- - - - - - 1 7 3 P'), '000000248', '6'],
    ['02, remainder 0', as02('- - - - - - - 1 2 P'), '000000034', '0'],
    ['02, remainder 1', as02('- - - - - - - 1 2 P'), '000000006', ''],
    ['02, remainder 2', as02('- - - - - - - 1 2 P'), '000000001', '9'],
    ['06, remainder 1', as06('- - - - - - - 1 2 P'), '000000006', '0'],
    ['16, remainder 1', as16('- - - - - - - 1 2 P'), '000000006', '6'],
    ['31, remainder 10', as31('- - - - - - - 1 2 P'), '000000005', ''],
    ['31, remainder 4', as31('- - - - - - - 1 2 P'), '000000002', '4'],
    ['modulus 7, no remainder', modulo7('- - - - - - - 1 2 P'), '000000016', '1'],
    ['modulus 7', modulo7('- - - - - - - 1 2 P'), '000000002', '3'],
    ['29', as29('1 4 3 2 1 4 3 2 1 P'), '314586302', '9'],
  ])('calculates as method %s', (_method, rule, digits, checkDigit) => {
    expect(accepted(rule, digits)).toBe(checkDigit);
  });
});
