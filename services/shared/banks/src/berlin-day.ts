import { BANK_DATA_ZONE, dayIn } from '@pruefer/contracts';

/** The calendar day in Germany, YYYY-MM-DD: bank files change at midnight there. */
export function berlinDay(time: Date): string {
  return dayIn(BANK_DATA_ZONE, time);
}
