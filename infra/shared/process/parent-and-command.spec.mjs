import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readCommandLine } from './read-command-line.mjs';
import { readParentPid } from './vitals.mjs';

describe('processes', () => {
  const child = spawn('sleep', ['30']);
  afterAll(() => child.kill());

  it('have a parent and a command line', async () => {
    expect(await readParentPid(child.pid ?? 0)).toBe(process.pid);
    expect(await readCommandLine(child.pid ?? 0)).toMatch(/^sleep 30/);
  });

  it('have no parent and no command after their end', async () => {
    const gone = spawn('true');
    await once(gone, 'close');
    expect(await readParentPid(gone.pid ?? 0)).toBe(0);
    expect(await readCommandLine(gone.pid ?? 0)).toBeUndefined();
  });
});
