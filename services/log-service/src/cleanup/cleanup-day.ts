import { dayIn, keptLogsSentence, Problem, type Timezone } from '@pruefer/contracts';
import { addDays } from '@pruefer/iban';

export interface CleanupBounds {
  readonly now: Date;
  readonly zone: Timezone;
  /** Number of recent days whose rows are always kept (docs/SECURITY.md D7). */
  readonly keptDays: number;
}

/** The latest day before whose start rows may be removed. */
export function latestCleanupDay({ now, zone, keptDays }: CleanupBounds): string {
  return addDays(dayIn(zone, now), -keptDays);
}

/** Refuses a day after `latestCleanupDay`. @throws Problem `cleanup_too_late` */
export function checkCleanupDay(day: string, bounds: CleanupBounds): void {
  if (day > latestCleanupDay(bounds))
    throw new Problem('cleanup_too_late', { text: keptLogsSentence(bounds.keptDays) });
}
