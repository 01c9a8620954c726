// @ts-check
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withBuildLock } from './build.mjs';

describe('withBuildLock', () => {
  /** @type {string} */
  let folder;
  /** @type {string} */
  let file;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-'));
    file = join(folder, 'build.pid');
  });
  afterEach(() => rm(folder, { recursive: true }));

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
