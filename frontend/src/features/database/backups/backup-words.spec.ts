import { defaultTimes } from '@pruefer/contracts';
import { backupDay, backupName } from './backup-words.js';

const now = new Date('2026-11-20T00:30:00Z');

it.each([
  ['2026-11-19T23:14:00Z', 'heute, 00:14'],
  ['2026-11-19T21:14:00Z', 'gestern, 22:14'],
  ['2026-11-18T21:14:00Z', '18.11.2026'],
])('says of %s: %s', (createdAt, words) => {
  expect(backupDay(createdAt, defaultTimes, now)).toBe(words);
});

it('names a file by the day in the zone of the settings', () => {
  expect(backupName(defaultTimes, now, false)).toBe('iban-backup-2026-11-20.sql');
  expect(backupName(defaultTimes, now, true)).toBe('iban-backup-2026-11-20.sql.enc');
});
