import { isBackupFile } from './use-restore-file.js';

it.each([
  ['iban-backup-2026-11-20-1407.sql', '', true],
  ['IBAN.SQL', 'application/octet-stream', true],
  ['iban-backup-2026-11-20-1407.sql.enc', '', true],
  ['dump.txt', 'text/plain', true],
  ['dump', 'application/sql', true],
  ['dump.sql.gz', 'application/gzip', false],
  ['bild.png', 'image/png', false],
  ['sql', '', false],
])('%s of type "%s": %s', (name, type, isOne) => {
  expect(isBackupFile({ name, type })).toBe(isOne);
});
