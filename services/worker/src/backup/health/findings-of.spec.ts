import { findingsOf } from './findings-of.js';

const now = new Date('2026-11-22T06:00:00Z');
const hoursAgo = (hours: number) => new Date(+now - hours * 3_600_000).toISOString();
const last = (hours: number, secondPlaceFailure: string | null = null) => ({
  fileName: 'iban-backup-2026-11-22-0215.sql',
  bytes: 1,
  createdAt: hoursAgo(hours),
  reason: 'nightly' as const,
  isEncrypted: false,
  checksum: '',
  records: 1,
  secondPlaceFailure,
});

it.each([
  ['nothing when all is well', last(25), hoursAgo(191), []],
  ['no backup', undefined, null, ['Es liegt noch kein Backup auf dem Server.']],
  ['one that is too old', last(27), hoursAgo(1), ['Das letzte Backup ist älter als 26 Stunden.']],
  ['no drill', last(1), null, ['Die Wiederherstellung wurde noch nie geprobt.']],
  [
    'a drill too long ago',
    last(1),
    hoursAgo(193),
    ['Die letzte erfolgreiche Probe der Wiederherstellung ist älter als 8 Tage.'],
  ],
  ['a second place without it', last(1, 'Der Befehl endete mit 3'), hoursAgo(1), ['Der Befehl endete mit 3']],
])('finds %s', (_, file, proofAt, findings) => {
  expect(findingsOf({ last: file, lastProof: proofAt === null ? null : { at: proofAt }, now })).toEqual(findings);
});
