import { type BackupReason, DAY_MS } from '@pruefer/contracts';
import { formatBackupFileName } from './backup-file-name.js';
import { backupsToRemove } from './backups-to-remove.js';

const ZONE = 'Europe/Berlin';
const NOW = new Date('2026-11-22T06:00:00Z');

const backup = (at: Date, reason: BackupReason = 'nightly') => ({
  fileName: formatBackupFileName({ createdAt: at, isEncrypted: false }, ZONE),
  createdAt: at.toISOString(),
  reason,
});
/** Every night at 02:15 of so many days. */
const nights = (days: number) =>
  Array.from({ length: days }, (_, ago) => backup(new Date(+new Date('2026-11-22T01:15:00Z') - ago * DAY_MS)));
const stay = (kept: ReturnType<typeof backup>[]) => {
  const gone = backupsToRemove(kept, NOW, ZONE);
  return kept.filter((backup) => !gone.includes(backup)).map(({ createdAt }) => createdAt.slice(0, 10));
};

describe('the backups that stay', () => {
  it('are the newest of 7 days, 4 weeks and 12 months', () => {
    expect(stay(nights(500))).toEqual([
      ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
      ...['2026-11-15', '2026-11-08', '2026-11-01'],
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
      ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  it('are days of the configured zone, and a missed one takes no other’s place', () => {
    const kept = [
      backup(new Date('2026-11-20T23:30:00Z')),
      backup(new Date('2026-11-20T22:30:00Z')),
      ...nights(500).slice(40),
    ];
    expect(stay(kept)).toEqual(expect.arrayContaining(['2026-11-20', '2026-10-13', '2026-10-12', '2026-10-11']));
    expect(stay(kept).filter((day) => day === '2026-11-20')).toHaveLength(2);
  });

  it('include the last three, also when all were asked for on one day, and never more than a few', () => {
    const asked = Array.from({ length: 50 }, (_, n) => backup(new Date(+NOW - n * 60_000), 'asked'));
    expect(stay(asked)).toHaveLength(3);
    expect(stay([...asked, ...nights(2_000)]).length).toBeLessThan(30);
  });

  it('are for two weeks those made in front of a restore, next to all others', () => {
    const safety = [1, 13, 15].map((days) => backup(new Date(+NOW - days * DAY_MS), 'safety'));
    expect(stay(safety)).toEqual(['2026-11-21', '2026-11-09']);
    expect(stay([...safety, ...nights(1)])).toHaveLength(3);
  });
});

describe('F1: the name of a backup', () => {
  const createdAt = new Date('2026-11-22T01:15:42Z');

  it('is made of the clock in the zone that is set', () => {
    expect(formatBackupFileName({ createdAt, isEncrypted: false }, ZONE)).toBe('iban-backup-2026-11-22-0215.sql');
    expect(formatBackupFileName({ createdAt, isEncrypted: true }, 'UTC')).toBe('iban-backup-2026-11-22-0115.sql.enc');
  });

  it('has the seconds where that of the minute is taken', () => {
    const isTaken = (name: string) => name === 'iban-backup-2026-11-22-0215.sql';
    expect(formatBackupFileName({ createdAt, isEncrypted: false }, ZONE, isTaken)).toBe(
      'iban-backup-2026-11-22-021542.sql',
    );
  });
});
