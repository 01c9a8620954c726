import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isAlive } from '../../test/launcher-process.mjs';
import { until } from '../until.mjs';
import { spawnWatched } from './spawn-watched.mjs';
import { closeWatchdog, openWatchdog } from './watchdog.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** @param {import('node:child_process').ChildProcess} child */
async function readOutput(child) {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  await once(child, 'close');
  return printed;
}

describe('a program that is watched', () => {
  it('gets its arguments as they are, and its input', async () => {
    const program = `process.stdin.on('data', (text) => console.log(process.argv.slice(1).join('|'), String(text)))`;
    const child = spawnWatched(process.execPath, ['-e', program, '--', '$HOME', 'a b', "it's"], { stdin: 'pipe' });
    child.stdin?.end('said');
    expect(await readOutput(child)).toBe("$HOME|a b|it's said\n");
  });

  it('ends with code 127 and its name when it does not exist', async () => {
    const child = spawnWatched('/nonexistent/program', [], {});
    expect(await readOutput(child)).toContain('/nonexistent/program');
    expect(child.exitCode).toBe(127);
  });

  it('gets nothing of the gate', async () => {
    const child = spawnWatched('sh', ['-c', 'test -e /dev/fd/3 || echo closed'], {});
    expect(await readOutput(child)).toBe('closed\n');
  });

  it('leads a group of its own', async () => {
    const child = spawnWatched('sh', ['-c', 'ps -o pgid= -p $$'], {});
    expect((await readOutput(child)).trim()).toBe(String(child.pid));
  });

  // A kill right after the fork: the parent dies before the registration at the watchdog.
  it('runs no line when its parent is killed before the watchdog knows of it', async () => {
    const starter = `
      import { ChildProcess } from 'node:child_process';
      import { writeSync } from 'node:fs';
      const { openWatchdog } = await import('${folder}watchdog.mjs');
      const { spawnWatched } = await import('${folder}spawn-watched.mjs');
      openWatchdog();
      const { spawn } = ChildProcess.prototype;
      ChildProcess.prototype.spawn = function (options) {
        spawn.call(this, options);
        writeSync(1, String(this.pid));
        process.kill(process.pid, 'SIGKILL');
      };
      spawnWatched(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(await readOutput(child));
    expect(child.signalCode).toBe('SIGKILL');
    expect(pid).toBeGreaterThan(0);
    await until(() => !isAlive(pid), 5_000);
  });

  it('ends with the watchdog', async () => {
    openWatchdog();
    const child = spawnWatched(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {});
    await closeWatchdog();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGTERM');
  });
});
