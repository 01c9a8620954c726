// @ts-check
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { rolldown } from 'rolldown';
import { declarations } from './declarations.mjs';

const client = join(import.meta.dirname, '..');
const root = join(client, '..', '..');

/**
 * Writes the package that customers install, ready for `npm pack`.
 * @param {string} folder is replaced
 */
export async function writePackage(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const types = await format(declarations(), { parser: 'typescript', singleQuote: true, printWidth: 120 });
  await writeFile(join(folder, 'index.d.ts'), types);
  await bundle(join(folder, 'index.js'));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(join(client, 'README.md'), join(folder, 'README.md'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/**
 * Bundles the sources into one module for Node and browsers.
 * @param {string} file
 * @throws {Error} when something is left to import: the package has no dependency
 */
async function bundle(file) {
  const build = await rolldown({ input: join(client, 'src', 'index.ts'), platform: 'neutral', external: /^[^./]/ });
  const { output } = await build.write({ file, format: 'esm' });
  await build.close();
  const imports = output.flatMap((chunk) =>
    chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [],
  );
  if (imports.length > 0) throw new Error(`The client must not import ${imports.join(', ')}.`);
}

/** @returns {Promise<object>} package.json for customers: the version of the product, and no source that the package lacks */
async function manifest() {
  const [clientManifest, productManifest] = await Promise.all(
    [client, root].map(async (folder) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))),
  );
  const { name, description, type, sideEffects } = clientManifest;
  return {
    name,
    version: productManifest.version,
    description,
    license: productManifest.license,
    type,
    sideEffects,
    engines: { node: '>=20.3' },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
  };
}
