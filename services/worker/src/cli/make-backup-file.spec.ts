import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBackupFile } from './make-backup-file.js';

describe('a copy of a backup', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'iban-copy-'));
    writeFileSync(join(folder, 'backup.sql'), 'content');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is complete under its name, and leaves nothing else', async () => {
    const target = join(folder, 'copy.sql');
    expect(await copyBackupFile(join(folder, 'backup.sql'), target)).toBe(target);
    expect(readFileSync(target, 'utf8')).toBe('content');
    expect(readdirSync(folder).toSorted()).toEqual(['backup.sql', 'copy.sql']);
  });

  it('never replaces a file', async () => {
    writeFileSync(join(folder, 'copy.sql'), 'older');
    const copy = copyBackupFile(join(folder, 'backup.sql'), join(folder, 'copy.sql'));
    await expect(copy).rejects.toMatchObject({ code: 'invalid_request' });
    expect(readFileSync(join(folder, 'copy.sql'), 'utf8')).toBe('older');
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
