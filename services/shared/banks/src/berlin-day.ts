import { BANK_DATA_ZONE, dayIn } from '@pruefer/contracts';

/** Calendar day in Germany (YYYY-MM-DD), whose midnight is the start of validity of bank files. */
export function berlinDay(time: Date): string {
  return dayIn(BANK_DATA_ZONE, time);
}
