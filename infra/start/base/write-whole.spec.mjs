// @ts-check
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFile, replaceFile } from './write-whole.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let file;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
  file = join(folder, 'secret');
});
afterEach(() => rm(folder, { recursive: true }));

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

  it('leaves nothing of what could not be put in its place', async () => {
    await mkdir(join(file, 'in'), { recursive: true });
    await write(file, 'new').catch(() => undefined);
    expect(await readdir(folder)).toEqual(['secret']);
  });
});

it('replaceFile takes the place of what is there, and createFile does not', async () => {
  await writeFile(file, 'before', { mode: 0o644 });
  await createFile(file, 'new');
  expect(await readFile(file, 'utf8')).toBe('before');
  await replaceFile(file, 'new');
  expect(await readFile(file, 'utf8')).toBe('new');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
