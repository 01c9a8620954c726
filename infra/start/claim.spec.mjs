// @ts-check
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataDir, dropLock, isLauncher } from './claim.mjs';

describe('claimDataDir', () => {
  /** @type {string} */
  let dataDir;
  beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'claim-'))));
  afterEach(() => rm(dataDir, { recursive: true }));

  it('closes the folder to others and gives it back', async () => {
    const release = await claimDataDir(dataDir, () => {});
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    await release();
    await expect(stat(join(dataDir, 'launcher.pid'))).rejects.toThrow('ENOENT');
  });

  it('takes over what a launcher that was killed left behind', async () => {
    await writeFile(join(dataDir, 'launcher.pid'), '999999999');
    await claimDataDir(dataDir, () => {});
    expect(await readFile(join(dataDir, 'launcher.pid'), 'utf8')).toBe(String(process.pid));
  });

  it('leaves the lock of another launcher that was quicker to take over', async () => {
    const lock = join(dataDir, 'launcher.pid');
    await writeFile(lock, '4242');
    await dropLock(lock, 999_999_999);
    expect(await readFile(lock, 'utf8')).toBe('4242');
    await dropLock(lock, 4242);
    expect(await readdir(dataDir)).toEqual([]);
    await dropLock(lock, 4242);
  });

  it('does not take another program for a launcher', async () => {
    expect(await isLauncher(process.pid)).toBe(false);
  });
});
