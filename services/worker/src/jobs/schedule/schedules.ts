import type { JobKind } from '@pruefer/contracts';

export interface Schedule {
  readonly kind: JobKind;
  /** Minute, hour, day of month, month, day of week, in the time zone of the settings. */
  readonly pattern: string;
  /** German, as the console shows it. */
  readonly rhythm: string;
}

export const schedules: readonly Schedule[] = [
  { kind: 'backup', pattern: '15 2 * * *', rhythm: 'täglich um 02:15 Uhr' },
  { kind: 'log-retention', pattern: '30 3 * * *', rhythm: 'täglich um 03:30 Uhr' },
  { kind: 'restore-drill', pattern: '0 4 * * 0', rhythm: 'sonntags um 04:00 Uhr' },
  { kind: 'bank-data-check', pattern: '0 5 * * *', rhythm: 'täglich um 05:00 Uhr' },
  { kind: 'backup-check', pattern: '0 6 * * *', rhythm: 'täglich um 06:00 Uhr' },
];
