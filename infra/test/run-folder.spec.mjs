import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { closeRunFolder, describeContents, openRunFolder } from './run-folder.mjs';

/** @type {string} */
let folder;
const before = process.env['TMPDIR'];
beforeEach(async () => void (folder = await openRunFolder()));
afterEach(async () => {
  if (existsSync(folder)) await closeRunFolder(folder);
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
});

/**
 * A program without a parent that recreates its folder.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
async function stray(env, args = []) {
  const program = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    const [folder = process.env.FOLDER] = process.argv.slice(1);
    process.on('SIGTERM', () => process.exit());
    setInterval(() => { mkdirSync(folder, { recursive: true }); writeFileSync(folder + '/file', 'x'); }, 1);
    process.stdout.write('begun');`;
  const child = spawn(process.execPath, ['-e', program, ...args], { env, detached: true });
  await once(child.stdout, 'data');
  return child;
}

describe('the folder of a run', () => {
  it('is the place of temporary files, and is removed with its contents', async () => {
    expect(process.env['TMPDIR']).toBe(folder);
    await mkdir(join(folder, 'a', 'b'), { recursive: true });
    await closeRunFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    ['in its environment', () => stray({ FOLDER: join(folder, 'stray') })],
    ['in its command line', () => stray({}, [join(folder, 'stray')])],
  ])('is not made again by a process that has it %s: that one ends first', async (_, start) => {
    const child = await start();
    await closeRunFolder(folder);
    expect([child.exitCode ?? child.signalCode, existsSync(folder)]).toEqual([0, false]);
  });

  it('names its contents, and its running processes', async () => {
    const child = await stray({ FOLDER: join(folder, 'stray') });
    await mkdir(join(folder, 'a'));
    const said = await describeContents(folder);
    child.kill('SIGKILL');
    expect(said).toMatch(/^\d files and folders:\n/);
    expect(said.split('\n')).toContain('a');
    expect(said).toMatch(new RegExp(`^1 processes:\n${child.pid} `, 'm'));
  });
});
