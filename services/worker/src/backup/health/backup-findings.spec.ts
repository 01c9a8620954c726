import { backupFindings } from './backup-findings.js';

const now = new Date('2026-11-22T06:00:00Z');
const hoursAgo = (hours: number) => new Date(+now - hours * 3_600_000).toISOString();
const last = (hours: number, offsiteFailure: string | null = null) => ({
  fileName: 'iban-backup-2026-11-22-0215.sql',
  bytes: 1,
  createdAt: hoursAgo(hours),
  reason: 'nightly' as const,
  isEncrypted: false,
  checksum: '',
  records: 1,
  offsiteFailure,
});

it.each([
  ['nothing when all is well', last(25), hoursAgo(191), []],
  ['no backup', undefined, null, ['Es liegt noch kein Backup auf dem Server.']],
  ['one that is too old', last(27), hoursAgo(1), ['Das letzte Backup ist älter als 26 Stunden.']],
  ['no drill', last(1), null, ['Testen Sie, ob sich das Backup wiederherstellen lässt.']],
  [
    'a drill too long ago',
    last(1),
    hoursAgo(193),
    ['Die letzte erfolgreiche Probe der Wiederherstellung ist älter als 8 Tage.'],
  ],
  ['a missing offsite copy', last(1, 'Der Befehl endete mit 3'), hoursAgo(1), ['Der Befehl endete mit 3']],
])('finds %s', (_, file, proofAt, findings) => {
  expect(
    backupFindings({ last: file, lastProof: proofAt === null ? null : { at: proofAt }, wholeBackups: null, now }),
  ).toEqual(findings);
});

const whole = (lastHours: number | null, failure: string | null = null) => ({
  last: lastHours === null ? null : { createdAt: hoursAgo(lastHours), bytes: 1, isEncrypted: false },
  since: hoursAgo(100),
  failure: failure === null ? null : { at: hoursAgo(1), text: failure },
  offsiteFailure: null,
});

it.each([
  ['nothing when the last whole backup is young', whole(25), []],
  ['a whole backup that is too old', whole(27), ['Die letzte Vollsicherung ist älter als 26 Stunden.']],
  ['that none was ever made', whole(null), ['Es gibt noch keine Vollsicherung.']],
  ['nothing in the first hours', { ...whole(null), since: hoursAgo(2) }, []],
  ['a failure', whole(2, 'Kein Platz.'), ['Die letzte Vollsicherung ist gescheitert: Kein Platz.']],
])('finds %s', (_, state, findings) => {
  expect(backupFindings({ last: last(1), lastProof: { at: hoursAgo(1) }, wholeBackups: state, now })).toEqual(findings);
});
