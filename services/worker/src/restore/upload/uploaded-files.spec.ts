import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Problem } from '@pruefer/contracts';
import type { WorkerConfig } from '../../config.js';
import { UploadedFiles } from './uploaded-files.js';

const backup = '-- iban-pruefer backup, and its rows\n';
/** Network-like chunks of the given size. */
async function* sent(content: string, size = content.length || 1): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += size) yield Buffer.from(content.slice(from, from + size));
}
const getProblemCode = (work: Promise<unknown>) =>
  work.then(
    () => 'stored',
    (error: Error) => (error instanceof Problem ? error.code : error.message),
  );

describe('F3: an uploaded backup', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'uploads-'))));
  afterEach(() => rm(folder, { recursive: true }));
  const filesWith = (maxBytes = 1_000) =>
    new UploadedFiles({ BACKUP_DIR: folder, BACKUP_MAX_GB: maxBytes / 1e9 } as WorkerConfig);
  const left = () => readdir(join(folder, 'uploads'));
  const readText = (files: UploadedFiles, id: string) => text(files.read(id));

  it.each([1, 7, 16, 1_000])('is stored unchanged, in pieces of %i, unreadable for others', async (size) => {
    const files = filesWith();
    const { id, bytes } = await files.store(sent(backup, size));
    expect([await readText(files, id), bytes]).toEqual([backup, backup.length]);
    expect([id, (await stat(join(folder, 'uploads', `${id}.upload`))).mode & 0o777]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      0o600,
    ]);
  });

  it.each([
    ['another file', () => sent('PK\u0003\u0004 a packed file'), 'backup_unreadable'],
    ['one that differs in the last byte of its begin', () => sent('-- iban-pruefer-backup'), 'backup_unreadable'],
    ['one that differs there, byte by byte', () => sent('-- iban-pruefex backup', 1), 'backup_unreadable'],
    ['one byte too many', () => sent(backup.padEnd(1_001), 100), 'backup_too_large'],
    ['one whose sender hangs up', () => hangingUp(), 'the sender hung up'],
  ])('leaves nothing on the disk when it is %s', async (_, source, code) => {
    expect(await getProblemCode(filesWith().store(source()))).toBe(code);
    expect(await left()).toEqual([]);
  });

  it('may be as long as the operator says', async () => {
    expect(await getProblemCode(filesWith().store(sent(backup.padEnd(1_000), 100)))).toBe('stored');
  });

  it('is refused before the rest of it is read', async () => {
    let taken = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        taken++;
        yield Buffer.from('no backup of ours');
      }
    }
    expect(await getProblemCode(filesWith().store(endless()))).toBe('backup_unreadable');
    expect(taken).toBe(1);
  });

  it('is deleted with those that a killed process has left; other files stay', async () => {
    const files = filesWith();
    const { id } = await files.store(sent(backup));
    await writeFile(join(folder, 'uploads', 'notes.txt'), 'of the operator');
    expect(await files.has(id)).toBe(true);
    await files.removeAll();
    expect(await files.has(id)).toBe(false);
    expect(await left()).toEqual(['notes.txt']);
    expect(await getProblemCode(readText(files, id))).toBe('restore_check_unknown');
  });

  it('need not be there to be removed', async () => {
    await expect(filesWith().removeAll()).resolves.toBeUndefined();
    await expect(filesWith().remove('f'.repeat(32))).resolves.toBeUndefined();
  });
});

async function* hangingUp(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(backup);
  throw new Error('the sender hung up');
}
