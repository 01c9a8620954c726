import { clockIn, type Timezone } from '@pruefer/contracts';

/**
 * Name of a backup by the clock alone: `iban-backup-2026-11-22-0215.sql`.
 * @param isTaken whether a file has this name; then the name also gets the seconds
 */
export function formatBackupFileName(
  { createdAt, isEncrypted }: { readonly createdAt: Date; readonly isEncrypted: boolean },
  zone: Timezone,
  isTaken: (name: string) => boolean = () => false,
): string {
  const [day = '', clock = ''] = clockIn(zone, createdAt).split(' ');
  const digits = clock.replaceAll(':', '');
  const nameAt = (time: string) => `iban-backup-${day}-${time}.sql${isEncrypted ? '.enc' : ''}`;
  const name = nameAt(digits.slice(0, 4));
  return isTaken(name) ? nameAt(digits) : name;
}
