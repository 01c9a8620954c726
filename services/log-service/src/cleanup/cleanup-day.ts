import { KEPT_LOG_DAYS, Problem, type Timezone } from '@pruefer/contracts';
import { addDays } from '../partitions/utc-day.js';
import { dayIn } from '../requests/zoned-day.js';

/** The latest day before whose begin rows may be removed: the last 30 days always stay (docs/SECURITY.md D7). */
export function latestCleanupDay(now: Date, zone: Timezone): string {
  return addDays(dayIn(zone, now), -KEPT_LOG_DAYS);
}

/** @throws Problem `cleanup_too_late` */
export function checkCleanupDay(day: string, now: Date, zone: Timezone): void {
  if (day > latestCleanupDay(now, zone)) throw new Problem('cleanup_too_late');
}
