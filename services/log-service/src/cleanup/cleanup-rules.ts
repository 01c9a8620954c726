import { Injectable } from '@nestjs/common';
import type { Timezone } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { LogConfig } from '../config.js';
import type { CleanupBounds } from './cleanup-day.js';

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
