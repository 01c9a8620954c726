// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandOf } from './command-of.mjs';
import { parentOf } from './vitals.mjs';

describe('processes', () => {
  const child = spawn('sleep', ['30']);
  afterAll(() => child.kill());

  it('have a parent and a command line', async () => {
    expect(await parentOf(child.pid ?? 0)).toBe(process.pid);
    expect(await commandOf(child.pid ?? 0)).toMatch(/^sleep 30/);
  });

  it('have no parent and no command after their end', async () => {
    const gone = spawn('true');
    await once(gone, 'close');
    expect(await parentOf(gone.pid ?? 0)).toBe(0);
    expect(await commandOf(gone.pid ?? 0)).toBeUndefined();
  });
});
