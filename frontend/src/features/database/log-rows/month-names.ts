import { tc } from '~/texts/de-console.js';

const MONTHS_OF_A_YEAR = 12;
const { months: names } = tc.database.logRows.stats;

/** Months in words; the year stands behind them where a name would appear twice. @param months YYYY-MM, oldest first */
export function monthNames(months: readonly string[]): string[] {
  const hasYears = months.length > MONTHS_OF_A_YEAR;
  return months.map((month) => {
    const [year = '', number = ''] = month.split('-');
    const name = names[Number(number) - 1] ?? month;
    return hasYears ? `${name} ${year.slice(-2)}` : name;
  });
}
