// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeft } from '../base/pid-lock.mjs';
import { claimDataDir, isLauncher } from './claim.mjs';

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

  it('refuses a folder on which another launcher runs, says where, and leaves its lock alone', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', 'infra/start/bootstrap.mjs']);
    try {
      await once(other, 'spawn');
      await writeFile(join(dataDir, 'launcher.pid'), String(other.pid));
      await writeFile(join(dataDir, 'state.json'), JSON.stringify({ address: 'http://localhost:8080' }));
      const sentence = `läuft schon auf diesem Datenordner (${dataDir}), Prozess ${other.pid}, http://localhost:8080.`;
      await expect(claimDataDir(dataDir, () => {})).rejects.toThrow(sentence);
      expect(await readFile(join(dataDir, 'launcher.pid'), 'utf8')).toBe(String(other.pid));
    } finally {
      other.kill('SIGKILL');
      await once(other, 'close');
    }
  });

  it('leaves a lock alone that another launcher has put in the place of the one left behind', async () => {
    const file = join(dataDir, 'launcher.pid');
    await writeFile(file, '4711');
    await removeLeft(file, '999999999');
    expect(await readFile(file, 'utf8')).toBe('4711');
    await removeLeft(file, '4711');
    await removeLeft(file, '4711');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(['', 'no number', '-1', '0'])(
    'takes over a lock in which %j stands: no launcher wrote that',
    async (left) => {
      await writeFile(join(dataDir, 'launcher.pid'), left);
      await claimDataDir(dataDir, () => {});
      expect(await readdir(dataDir)).toEqual(['launcher.pid']);
      expect(await readFile(join(dataDir, 'launcher.pid'), 'utf8')).toBe(String(process.pid));
    },
  );

  it('does not take another program for a launcher', async () => {
    expect(await isLauncher(process.pid)).toBe(false);
  });
});
