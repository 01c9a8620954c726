import { compareBooks } from './accounts.mjs';

describe('compareBooks', () => {
  it('agrees when all three figures are the same for every contract', () => {
    const contracts = [
      { used: 10, verdicts: 10, logRows: 10 },
      { used: 0, verdicts: 0, logRows: 0 },
    ];
    expect(compareBooks(contracts)).toEqual({ used: 10, verdicts: 10, logRows: 10, differing: 0, agree: true });
  });

  it.each([
    ['charged but not answered', { used: 11, verdicts: 10, logRows: 11 }],
    ['answered but not charged', { used: 9, verdicts: 10, logRows: 9 }],
    ['answered but not logged', { used: 10, verdicts: 10, logRows: 9 }],
    ['logged twice', { used: 10, verdicts: 10, logRows: 11 }],
  ])('finds a contract with a check %s', (_, contract) => {
    const books = compareBooks([{ used: 5, verdicts: 5, logRows: 5 }, contract]);
    expect(books).toMatchObject({ differing: 1, agree: false });
  });

  it('differs when one contract paid for another, although the sums agree', () => {
    const contracts = [
      { used: 11, verdicts: 10, logRows: 11 },
      { used: 9, verdicts: 10, logRows: 9 },
    ];
    expect(compareBooks(contracts)).toMatchObject({ used: 20, verdicts: 20, differing: 2, agree: false });
  });
});
