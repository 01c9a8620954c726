import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

const SAY = new URL('./say.mjs', import.meta.url).href;
const PROGRAM = `
  const { say } = await import('${SAY}');
  for (let times = 0; times < 3; times += 1) {
    say('words');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  process.exit(7);`;

/** @param {import('node:child_process').StdioOptions} stdio */
const run = (stdio) => spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio });

describe('say', () => {
  it('continues when standard output takes nothing', async () => {
    const full = openSync('/dev/full', 'w');
    const [code] = await once(run(['ignore', full, full]), 'exit');
    closeSync(full);
    expect(code).toBe(7);
  });

  it('continues after its reader has ended', async () => {
    const child = run(['ignore', 'pipe', 'inherit']);
    child.stdout?.destroy();
    const [code] = await once(child, 'exit');
    expect(code).toBe(7);
  });
});
