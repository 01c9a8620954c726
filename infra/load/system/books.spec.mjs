// @ts-check
import { compareBooks } from './books.mjs';

describe('compareBooks', () => {
  it('agrees when all three sides know the same of every contract', () => {
    const contracts = [
      { used: 10, verdicts: 10, logRows: 10 },
      { used: 0, verdicts: 0, logRows: 0 },
    ];
    expect(compareBooks(contracts)).toEqual({ used: 10, verdicts: 10, logRows: 10, differing: 0, agree: true });
  });

  it.each([
    ['charged and not answered', { used: 11, verdicts: 10, logRows: 11 }],
    ['answered and not charged', { used: 9, verdicts: 10, logRows: 9 }],
    ['answered and not logged', { used: 10, verdicts: 10, logRows: 9 }],
    ['logged twice', { used: 10, verdicts: 10, logRows: 11 }],
  ])('finds a contract with a check %s', (_, contract) => {
    expect(compareBooks([{ used: 5, verdicts: 5, logRows: 5 }, contract])).toMatchObject({
      differing: 1,
      agree: false,
    });
  });

  it('is not content with equal sums when one customer paid for another', () => {
    const swapped = [
      { used: 11, verdicts: 10, logRows: 11 },
      { used: 9, verdicts: 10, logRows: 9 },
    ];
    expect(compareBooks(swapped)).toMatchObject({ used: 20, verdicts: 20, differing: 2, agree: false });
  });
});
