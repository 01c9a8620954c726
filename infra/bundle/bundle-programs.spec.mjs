import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '../test/temporary-folder.mjs';

const execute = promisify(execFile);
const BUNDLE = fileURLToPath(new URL('./bundle.mjs', import.meta.url));

/**
 * As a build does it.
 * @param {string} folder with what the compiler has written
 * @param {...string} programs
 */
const bundle = (folder, ...programs) =>
  execute(process.execPath, [BUNDLE, ...programs], { cwd: folder, timeout: 60_000 });

/** A folder as the compiler leaves it, and a package. @type {Record<string, string>} */
const files = {
  'package.json': '{ "type": "module" }',
  'node_modules/register/package.json': '{ "name": "register", "main": "index.js" }',
  'node_modules/register/index.js': 'exports.names = [];',
  'dist/main.js': `
    import './first.js';
    import { names } from 'register';
    import { beside } from './deep/place.js';
    const { later } = await import('./later.js');
    console.log(JSON.stringify({ names, beside, later, own: (class Named {}).name }));`,
  'dist/cli.js': `import './first.js'; import { names } from 'register'; console.log(JSON.stringify(names));`,
  'dist/first.js': `import { names } from 'register'; import './second.js'; names.push('first');`,
  'dist/second.js': `
    import { createRequire } from 'node:module';
    createRequire(import.meta.url)('register').names.push('second');`,
  'dist/deep/place.js': `
    import { readFileSync } from 'node:fs';
    export const beside = readFileSync(new URL('../../data/text.txt', import.meta.url), 'utf8');`,
  'dist/later.js': `export const later = 'loaded';`,
  'dist/later.js.map': JSON.stringify({ version: 3, sources: ['../src/later.ts'], names: [], mappings: 'AAAA' }),
  'data/text.txt': 'ä beside',
};

describe('a bundle', () => {
  const folder = temporaryFolder('bundle-');
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await cp(join(folder, 'dist'), join(folder, 'other', 'dist'), { recursive: true });
    await bundle(folder, 'main', 'cli');
    // What it reaches is in it: nothing else may be left.
    for (const name of ['node_modules', 'dist/first.js', 'dist/second.js', 'dist/later.js', 'dist/deep'])
      await rm(join(folder, name), { recursive: true });
  });

  /** @param {string} program */
  const printedBy = async (program) => {
    const { stdout } = await execute(process.execPath, [join(folder, 'dist', program)], { timeout: 20_000 });
    return JSON.parse(stdout);
  };

  it('runs without its modules, in their order, with one copy of each and next to the same files', async () => {
    const expected = { names: ['second', 'first'], beside: 'ä beside', later: 'loaded', own: 'Named' };
    expect(await printedBy('main.js')).toEqual(expected);
    expect(await printedBy('cli.js')).toEqual(['second', 'first']);
  });

  it('names the lines that its code was written in', async () => {
    const maps = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.map'));
    const sources = await Promise.all(
      maps.map(async (name) => JSON.parse(await readFile(join(folder, 'dist', name), 'utf8')).sources),
    );
    expect(sources.flat()).toContain('../src/later.ts');
    expect(sources.flat().filter((/** @type {string} */ name) => name.includes('node_modules'))).toEqual([]);
  });

  it('leaves no part of an earlier one', async () => {
    const dist = join(folder, 'other', 'dist');
    await writeFile(join(dist, 'part-old.js'), '');
    await bundle(join(folder, 'other'), 'later');
    expect(await readdir(dist)).not.toContain('part-old.js');
  });

  it('is not made when a module of ours is missing', async () => {
    await writeFile(join(folder, 'other', 'dist', 'broken.js'), `import './gone.js';`);
    await expect(bundle(join(folder, 'other'), 'broken')).rejects.toThrow('gone.js');
  });
});
