import type { LogMonth } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const MONTHS_OF_A_YEAR = 12;
const { months: names } = tc.database.logRows.stats;

/**
 * Months in words; the year follows where a name would appear twice.
 * @param months YYYY-MM, oldest first
 */
export function monthNames(months: readonly string[]): string[] {
  const hasYears = months.length > MONTHS_OF_A_YEAR;
  return months.map((month) => {
    const [year = '', number = ''] = month.split('-');
    const name = names[Number(number) - 1] ?? month;
    return hasYears ? `${name} ${year.slice(-2)}` : name;
  });
}

const HALF_A_YEAR = 6;

/** Months for a chart, with empty ones in front of a short log: a single bar would fill the whole width. */
export function atLeastHalfAYear(months: readonly LogMonth[]): LogMonth[] {
  const [first] = months;
  if (!first || months.length >= HALF_A_YEAR) return [...months];
  const [year = 0, month = 1] = first.month.split('-').map(Number);
  const before = Array.from({ length: HALF_A_YEAR - months.length }, (_, index) => {
    const start = new Date(Date.UTC(year, month - 1 - (HALF_A_YEAR - months.length) + index));
    return { month: start.toISOString().slice(0, 'YYYY-MM'.length), count: 0 };
  });
  return [...before, ...months];
}
