import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { folderOfEachTest } from '../../test/temporary-folder.mjs';
import { servicePlans } from '../services/services.mjs';
import { copyPrograms } from './copy-programs.mjs';

const execute = promisify(execFile);

const folder = folderOfEachTest('programs-');
const checkout = join(folder, 'checkout');
const programs = join(folder, 'data', 'programs');
beforeEach(async () => {
  for (const { folder: service } of servicePlans) await write(`services/${service}/package.json`, '{"type":"module"}');
  await write('node_modules/native/package.json', '{"name":"native","main":"index.js"}');
  await write('node_modules/native/index.js', 'exports.name = "native";');
  await write('frontend/dist/index.html', 'site');
  await write('services/worker/data/banks.txt', 'banks');
  await write('services/worker/src/main.ts', '');
  await build('first');
});

/** @param {string} name @param {string} text */
async function write(name, text) {
  const file = join(checkout, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Leaves a program with a part that is loaded when it runs, as a build does. @param {string} version */
async function build(version) {
  const dist = join(checkout, 'services', 'worker', 'dist');
  await rm(dist, { recursive: true, force: true });
  const loads = `await import('./part-${version}.js'); console.log((await import('native')).name);`;
  await write('services/worker/dist/main.js', `${loads}`);
  await write(`services/worker/dist/part-${version}.js`, `console.log('${version}');`);
}

/** @param {string} folder */
async function printedBy(folder) {
  const { stdout } = await execute(process.execPath, [join(folder, 'services', 'worker', 'dist', 'main.js')]);
  return stdout.trim().split('\n');
}

describe('copyPrograms', () => {
  it('keeps the running programs unchanged during a new build, with modules that are loaded late and packages', async () => {
    await copyPrograms(checkout, programs);
    await build('second');
    expect(await printedBy(programs)).toEqual(['first', 'native']);
    expect(await readFile(join(programs, 'frontend', 'dist', 'index.html'), 'utf8')).toBe('site');
    expect(await readdir(join(programs, 'services', 'worker'))).toEqual(['data', 'dist', 'package.json']);
  });

  it('replaces the copy of an earlier start', async () => {
    await copyPrograms(checkout, programs);
    await build('second');
    await copyPrograms(checkout, programs);
    expect(await printedBy(programs)).toEqual(['second', 'native']);
    expect(await readdir(join(programs, 'services', 'worker', 'dist'))).toEqual(['main.js', 'part-second.js']);
    expect(await readdir(dirname(programs))).toEqual(['programs']);
  });
});
