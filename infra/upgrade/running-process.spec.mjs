import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { readStart } from './running-process.mjs';

it('a running process says how it was started', async () => {
  const cwd = await realpath(tmpdir());
  const args = ['-e', 'console.log("runs"); setInterval(() => {}, 1e6)', 'two words', ''];
  const env = { ADDRESS: 'postgres://a:b=c@host/d', EMPTY: '' };
  const child = spawn(process.execPath, args, { cwd, env });
  try {
    await once(child.stdout, 'data');
    expect(await readStart(child.pid ?? 0)).toEqual({ command: process.execPath, args, cwd, env });
  } finally {
    child.kill();
  }
});

it('one that does not run is an error', async () => {
  await expect(readStart(2 ** 30)).rejects.toThrow('ENOENT');
});
