import { defaultTimes } from '@pruefer/contracts';
import { backupDay, backupName, wholeBackupText } from './backup-labels.js';

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

describe('the line of the whole backup', () => {
  const last = { createdAt: '2026-11-19T23:16:00Z', bytes: 6_200_000, isEncrypted: true };
  const state = { last, since: '2026-11-01T08:00:00Z', failure: null, offsiteFailure: null };
  const failure = { at: '2026-11-20T00:16:00Z', text: 'Kein Platz.' };

  it.each([
    ['a fresh one', state, 'heute, 00:16, 6,2 MB'],
    ['one that a failure followed', { ...state, failure }, 'heute, 00:16, 6,2 MB; zuletzt gescheitert: heute, 01:16'],
    ['none yet', { ...state, last: null }, 'noch keine'],
    ['a server of the operator’s', null, 'erstellt der Betreiber des PostgreSQL-Servers'],
  ])('describes %s', (_, whole, expected) => {
    // A number and its unit stay together.
    expect(wholeBackupText(whole, defaultTimes, now).replace(/\s/g, ' ')).toBe(expected);
  });
});
