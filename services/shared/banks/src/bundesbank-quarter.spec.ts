import { extractValidFrom, firstDayOfQuarter, lastDayOfQuarter } from './bundesbank-quarter.js';

describe('lastDayOfQuarter', () => {
  it.each([
    ['2026-06-08', '2026-09-06'],
    ['2026-09-07', '2026-12-06'],
    ['2026-12-07', '2027-03-07'],
    ['2027-03-08', '2027-06-06'],
    // The first is a Sunday, so its weekend is not a full one.
    ['2026-01-05', '2026-03-08'],
    ['2025-12-08', '2026-03-08'],
    // The first is a Saturday.
    ['2030-03-11', '2030-06-02'],
    ['2030-06-03', '2030-09-08'],
    // Includes 29 February.
    ['2027-12-06', '2028-03-05'],
  ])('a file from %s is valid until %s', (validFrom, lastDay) => {
    expect(lastDayOfQuarter(validFrom)).toBe(lastDay);
  });
});

describe('firstDayOfQuarter', () => {
  it.each([
    ['2026-11-22', '2026-09-07'],
    ['2026-12-06', '2026-09-07'],
    ['2026-12-07', '2026-12-07'],
    ['2027-01-01', '2026-12-07'],
    ['2027-03-07', '2026-12-07'],
    ['2028-02-29', '2027-12-06'],
  ])('on %s the file of %s is valid', (day, firstDay) => {
    expect(firstDayOfQuarter(day)).toBe(firstDay);
  });
});

describe('extractValidFrom', () => {
  it.each([
    ['blz-20260907.txt.gz', '2026-09-07'],
    ['/some/folder/blz_2026-12-07.csv', '2026-12-07'],
    ['blz-aktuell-txt-data.txt', undefined],
    ['blz-20260231.txt', undefined],
    ['blz-20280229.txt', '2028-02-29'],
    ['blz-20270229.txt', undefined],
    ['blz-20261301.txt', undefined],
  ])('parses %s to the day %s', (fileName, day) => {
    expect(extractValidFrom(fileName)).toBe(day);
  });
});
