import { chown, lchown, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfEachTest } from '../test/temporary-folder.mjs';
import { createFile, replaceFile } from './write-whole.mjs';

const folder = folderOfEachTest('write-whole-');
const file = join(folder, 'secret');

describe.each([
  ['replaceFile', replaceFile],
  ['createFile', createFile],
])('B8: %s', (_, write) => {
  it('makes a file that its owner alone can read, and leaves no other', async () => {
    await write(file, 'new');
    expect(await readFile(file, 'utf8')).toBe('new');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it('removes its temporary file when it cannot replace the target', async () => {
    await mkdir(join(file, 'in'), { recursive: true });
    await write(file, 'new').catch(() => undefined);
    expect(await readdir(folder)).toEqual(['secret']);
  });
});

it('replaceFile replaces an existing file, and createFile keeps it', async () => {
  await writeFile(file, 'before', { mode: 0o644 });
  await createFile(file, 'new');
  expect(await readFile(file, 'utf8')).toBe('before');
  await replaceFile(file, 'new');
  expect(await readFile(file, 'utf8')).toBe('new');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

describe('B8: replaceFile', () => {
  it('replaces what a symbolic link names, and leaves the link', async () => {
    const target = join(folder, 'elsewhere', 'kept');
    await mkdir(join(folder, 'elsewhere'));
    await writeFile(target, 'before', { mode: 0o600 });
    await symlink(join('elsewhere', 'kept'), file);
    await replaceFile(file, 'new');
    expect((await lstat(file)).isSymbolicLink()).toBe(true);
    expect(await readFile(target, 'utf8')).toBe('new');
    expect(await readdir(join(folder, 'elsewhere'))).toEqual(['kept']);
  });

  it('grants no more rights than before', async () => {
    await writeFile(file, 'before', { mode: 0o440 });
    await replaceFile(file, 'new');
    expect((await stat(file)).mode & 0o777).toBe(0o400);
  });

  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot('is not led by a link of somebody else to a file that is not theirs', async () => {
    const target = join(folder, 'of-root');
    await writeFile(target, 'of root', { mode: 0o600 });
    await symlink(target, file);
    await lchown(file, 1_234, 1_234);
    await replaceFile(file, 'new');
    expect(await readFile(target, 'utf8')).toBe('of root');
    expect((await lstat(file)).isFile()).toBe(true);
  });

  asRoot('leaves owner and group as they were', async () => {
    await writeFile(file, 'before', { mode: 0o600 });
    await chown(file, 1_234, 2_345);
    await replaceFile(file, 'new');
    const { uid, gid, mode } = await stat(file);
    expect([uid, gid, mode & 0o777]).toEqual([1_234, 2_345, 0o600]);
  });
});
