import { addDays } from '@pruefer/contracts';

const SATURDAY = 6;
/** March, June, September, December, counted from 0. */
const QUARTER_MONTHS = [2, 5, 8, 11];

/** First day of the Bundesbank file that is valid on a day. @param day YYYY-MM-DD @returns YYYY-MM-DD */
export function firstDayOfQuarter(day: string): string {
  const time = Date.parse(day);
  const year = new Date(time).getUTCFullYear();
  return isoDate(quarterStarts(year - 1, year).findLast((start) => start <= time) ?? time);
}

/**
 * Last day of a Bundesbank file. Files are valid from the Monday after the first full weekend of March, June, September and December.
 * @param validFrom YYYY-MM-DD
 * @returns YYYY-MM-DD
 */
export function lastDayOfQuarter(validFrom: string): string {
  const begin = Date.parse(validFrom);
  const year = new Date(begin).getUTCFullYear();
  const next = quarterStarts(year, year + 1).find((start) => start > begin) ?? begin;
  return addDays(isoDate(next), -1);
}

/** The date in a file's name (`blz-20260907.txt`); the file itself has no date. @returns YYYY-MM-DD; undefined when the name has no date */
export function extractValidFrom(fileName: string): string | undefined {
  const [, year, month, day] = /(20\d\d)-?([01]\d)-?([0-3]\d)/.exec(fileName) ?? [];
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) || isoDate(Date.parse(date)) !== date ? undefined : date;
}

function quarterStarts(...years: readonly number[]): number[] {
  return years.flatMap((year) => QUARTER_MONTHS.map((month) => quarterStart(year, month)));
}

/** Two days after the month's first Saturday, whose Sunday is in the same month. */
function quarterStart(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + SATURDAY - weekday + 2);
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
