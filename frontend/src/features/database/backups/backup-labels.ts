import { addDays, type Times, type WholeBackupOverview } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const text = tc.database.backups;

/** The time of a backup of today or yesterday, the day of an older one. */
export function backupDay(createdAt: string, times: Times, now: Date): string {
  const [day, today] = [times.isoDay(createdAt), times.isoDay(now)];
  if (day === today) return text.today(times.minute(createdAt));
  return day === addDays(today, -1) ? text.yesterday(times.minute(createdAt)) : times.day(createdAt);
}

/** Date and size of the last whole backup, also after a failed attempt. */
export function wholeBackupText(overview: WholeBackupOverview | null | undefined, times: Times, now: Date): string {
  if (!overview) return text.whole.foreign;
  const { last, failure } = overview;
  const lastText = last ? text.whole.of(backupDay(last.createdAt, times, now), last.bytes) : text.whole.none;
  return failure ? `${lastText}; ${text.whole.failed(backupDay(failure.at, times, now))}` : lastText;
}

/** Default file name of a backup that is made now. */
export function backupName(times: Times, now: Date, isEncrypted: boolean): string {
  return `iban-backup-${times.isoDay(now)}.sql${isEncrypted ? '.enc' : ''}`;
}
