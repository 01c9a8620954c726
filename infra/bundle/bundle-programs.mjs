import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { ownLines } from './own-lines.mjs';
import { ownPlaces } from './own-places.mjs';

/** Packages that load machine code from their own folders, so they cannot be bundled. */
const native = [/^@node-rs\//, 'sharp', 'msgpackr-extract'];
const PARTS = /^part-[\w-]+\.js(\.map)?$/;

/**
 * Bundles compiled programs and all modules they reach into few files in their place. Modules reached by several
 * programs of the folder, or loaded later by one, become separate files (`part-….js`).
 * @param {string} folder of the compiler's output
 * @param {readonly string[]} programs files in it, without their ending
 * @throws {Error} when one of our modules is missing
 */
export async function bundlePrograms(folder, programs) {
  for (const name of await readdir(folder)) if (PARTS.test(name)) await rm(join(folder, name));
  await write(folder, programs, {
    // Code that runs while it is loaded, such as decorators, runs in the order in which it was imported.
    output: { strictExecutionOrder: true, chunkFileNames: 'part-[hash].js' },
  });
}

/**
 * Bundles programs that one process runs one after the other: each contains only the code that it uses. Large packages stay outside, so that
 * the process loads them once.
 * @param {string} folder
 * @param {readonly string[]} programs
 */
export async function bundleMigrations(folder, programs) {
  for (const program of programs) {
    const input = {
      external: ['typeorm', 'pg', 'reflect-metadata', /^@nestjs\//],
      treeshake: { moduleSideEffects: false },
    };
    await write(folder, [program], { input, output: { codeSplitting: false } });
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} programs
 * @param {{ input?: import('rolldown').InputOptions & { external?: (string | RegExp)[] }, output: import('rolldown').OutputOptions }} options
 */
async function write(folder, programs, { input: { external = [], ...input } = {}, output }) {
  const bundle = await rolldown({
    ...input,
    input: Object.fromEntries(programs.map((program) => [program, join(folder, `${program}.js`)])),
    platform: 'node',
    external: [...native, ...external],
    // Modules lack these CommonJS globals.
    transform: { define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } },
    plugins: [ownLines(), ownPlaces(folder)],
    onLog: refuseMissing,
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    // ASCII takes one byte per character in memory. The packages contain the licences.
    charset: 'ascii',
    comments: false,
    // Names of classes are part of logs, the description of the API and the table of migrations.
    keepNames: true,
    ...output,
  });
  await bundle.close();
}

/**
 * Refuses an import of our own code that cannot be resolved. Packages may try others that are not installed.
 * @param {unknown} _level
 * @param {import('rolldown').RolldownLog} log
 */
function refuseMissing(_level, { code, id = '', message }) {
  if (code === 'UNRESOLVED_IMPORT' && !(id || message).includes('node_modules')) throw new Error(message);
}
