import { computeDayStatus } from './log-days.js';

const today = '2026-03-10';

describe('a day without a partition', () => {
  it.each([
    ['today', '2026-03-10', 'open'],
    ['the last day ahead', '2026-03-17', 'open'],
    ['one day further', '2026-03-18', 'outside'],
    ['30 days ago', '2026-02-08', 'open'],
    ['31 days ago', '2026-02-07', 'outside'],
    ['1970', '1970-01-01', 'outside'],
  ])('%s: %s is %s', (_, day, status) => {
    expect(computeDayStatus(day, { today, cleanedUntil: null })).toBe(status);
  });

  it.each([
    ['wholly before the last cleanup', '2026-01-31', 'cleaned'],
    ['far before it', '1970-01-01', 'cleaned'],
    ['the day of the cleanup itself', '2026-02-01', 'outside'],
    ['after it, and not too old', '2026-02-10', 'open'],
  ])('D7: %s: %s is %s', (_, day, status) => {
    expect(computeDayStatus(day, { today, cleanedUntil: '2026-02-01' })).toBe(status);
  });
});
