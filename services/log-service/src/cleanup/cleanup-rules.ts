import { Injectable } from '@nestjs/common';
import { addDays, dayIn, keptLogsSentence, Problem, type Timezone } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { LogConfig } from '../config.js';

export interface CleanupBounds {
  readonly now: Date;
  readonly zone: Timezone;
  /** Number of recent days whose rows are always kept (docs/SECURITY.md D7). */
  readonly keptDays: number;
}

/** The days that a cleanup may delete, by the operator's retention and in the configured zone. */
@Injectable()
export class CleanupRules {
  constructor(
    private readonly settings: CurrentSettings,
    private readonly config: LogConfig,
  ) {}

  get zone(): Timezone {
    return this.settings.now.timezone;
  }

  /** The bounds of a cleanup at a time. */
  boundsAt(now: Date): CleanupBounds {
    return { now, zone: this.zone, keptDays: this.config.LOG_KEPT_DAYS };
  }
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
