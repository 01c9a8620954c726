import { run } from './run.mjs';
import { closeWatchdog, openWatchdog } from './watchdog.mjs';
import { which } from './which.mjs';

const node = process.execPath;

describe('run', () => {
  it('gives what the program printed', async () => {
    expect(await run(node, ['-e', 'process.stdout.write("42")'])).toBe('42');
  });

  it('keeps everything of one that fails, and shows its last lines', async () => {
    const program = 'for (let n = 1; n <= 20; n++) console.log(`line ${n}`); process.exit(3)';
    const error = await run(node, ['-e', program]).catch((failure) => failure);
    expect(error.message).toContain('(3):\nline 6\n');
    expect(error.message).toContain('line 20');
    expect(error.printed).toContain('line 1\n');
  });

  it('kills one that takes too long', async () => {
    await expect(run(node, ['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 300 })).rejects.toThrow('SIGKILL');
  });

  it('kills one that says nothing for too long', async () => {
    await expect(run(node, ['-e', 'setInterval(() => {}, 1000)'], { silentMs: 300 })).rejects.toThrow('SIGKILL');
  });

  it('ends with its child processes when it is aborted', async () => {
    const controller = new AbortController();
    const sleeper = `require('child_process').spawn('sleep', ['600'], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
    const running = run(node, ['-e', sleeper], { signal: controller.signal });
    controller.abort();
    await expect(running).rejects.toThrow('SIGTERM');
    await expect(run(node, ['-e', ''], { signal: controller.signal })).rejects.toThrow('aborted');
  });

  it('says that a program does not exist', async () => {
    await expect(run('/nonexistent/program', [])).rejects.toThrow('not found');
  });
});

describe('which', () => {
  it('finds the first that is there', async () => {
    expect(await which('no-such-program', 'sh')).toMatch(/\/sh$/);
  });

  it('finds nothing otherwise', async () => {
    expect(await which('no-such-program')).toBeUndefined();
  });
});

// The last test, because closing is final.
it('run starts nothing any more once everything is being ended', async () => {
  openWatchdog();
  await closeWatchdog();
  await expect(run(node, ['-e', ''])).rejects.toThrow('Es wird nichts mehr gestartet');
});
