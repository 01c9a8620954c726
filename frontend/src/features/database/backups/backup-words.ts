import type { Times } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const DAY_MS = 86_400_000;
const ISO_DAY_LENGTH = 10;
const text = tc.database.backups;

/** When a backup was made: of today and yesterday the time, of others the day. */
export function backupDay(createdAt: string, times: Times, now: Date): string {
  const [day, today] = [times.isoDay(createdAt), times.isoDay(now)];
  if (day === today) return text.today(times.minute(createdAt));
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, ISO_DAY_LENGTH);
  return day === yesterday ? text.yesterday(times.minute(createdAt)) : times.day(createdAt);
}

/** How a backup that is made now is called, where nobody else names it. */
export function backupName(times: Times, now: Date, isEncrypted: boolean): string {
  return `iban-backup-${times.isoDay(now)}.sql${isEncrypted ? '.enc' : ''}`;
}
