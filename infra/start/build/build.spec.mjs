import { readdir, readFile, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { folderOfEachTest } from '../../test/temporary-folder.mjs';
import { withBuildLock } from './build.mjs';

describe('withBuildLock', () => {
  const folder = folderOfEachTest('build-');
  const file = join(folder, 'build.pid');

  it('holds the lock while it works, and gives it back also when the build fails', async () => {
    const holder = await withBuildLock(() => readFile(file, 'utf8'), { file });
    expect(holder).toBe(String(process.pid));
    await expect(withBuildLock(() => Promise.reject(new Error('compiler')), { file })).rejects.toThrow('compiler');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['999999999', String(process.pid)])('takes over the lock of a process that was killed: %s', async (pid) => {
    await writeFile(file, pid);
    expect(await withBuildLock(async () => 'built', { file })).toBe('built');
  });

  it('waits for another launcher that builds, and says so', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', 'infra/start/bootstrap.mjs']);
    await once(other, 'spawn');
    await writeFile(file, String(other.pid));
    /** @type {string[]} */
    const order = [];
    const say = (/** @type {string} */ line) => {
      order.push(line);
      other.kill('SIGKILL');
    };
    await withBuildLock(async () => order.push('built'), { say, file });
    expect(order).toEqual([expect.stringContaining(`Prozess ${other.pid} baut gerade`), 'built']);
  });
});
