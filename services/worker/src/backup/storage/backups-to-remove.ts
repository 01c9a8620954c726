import { BACKUPS_KEPT, DAY_MS, dayIn, type KeptBackup, type Timezone } from '@pruefer/contracts';

const SAFETY_DAYS = 14;
/** The newest backups always stay, so that a new one never removes a recent one. */
const NEWEST = 3;

type Known = Pick<KeptBackup, 'fileName' | 'createdAt' | 'reason'>;

/**
 * Returns the backups to remove. Manual ones count as nightly ones; those made before a restore stay two weeks in addition to the others.
 */
export function backupsToRemove<Kept extends Known>(keptBackups: readonly Kept[], now: Date, zone: Timezone): Kept[] {
  const newestFirst = keptBackups.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const regular = newestFirst.filter(({ reason }) => reason !== 'safety');
  const stay = new Set<Kept>(regular.slice(0, NEWEST));
  for (const [most, getPeriod] of [
    [BACKUPS_KEPT.days, (day: string) => day],
    [BACKUPS_KEPT.weeks, getMonday],
    [BACKUPS_KEPT.months, (day: string) => day.slice(0, 7)],
  ] as const)
    for (const backup of newestOfEach(regular, ({ createdAt }) => getPeriod(dayIn(zone, new Date(createdAt))), most))
      stay.add(backup);
  return newestFirst.filter((backup) =>
    backup.reason === 'safety' ? +now - Date.parse(backup.createdAt) > SAFETY_DAYS * DAY_MS : !stay.has(backup),
  );
}

function newestOfEach<Kept>(newestFirst: readonly Kept[], getPeriod: (backup: Kept) => string, most: number): Kept[] {
  const newest = new Map<string, Kept>();
  for (const backup of newestFirst) if (!newest.has(getPeriod(backup))) newest.set(getPeriod(backup), backup);
  return [...newest.values()].slice(0, most);
}

function getMonday(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
