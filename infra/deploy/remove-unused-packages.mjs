// Leaves in node_modules what the built services reach and nothing else: no browser library, no server, no tool. Run in the image's build.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import)\s*\(?\s*['"]((?:@[^/'"]+\/)?[^@./'"][^/'"]*)/g;

const root = process.argv[2] ?? process.cwd();
/** Folders of the packages that the built services import, and of their dependencies. @type {Set<string>} */
const reached = new Set();
for (const file of filesIn('services/**/dist/**/*.{js,cjs,mjs}'))
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) reach(name, file);
for (const folder of filesIn('node_modules/{.*,[!@]*,@*/*}'))
  if (!isKept(folder)) await rm(folder, { recursive: true });
for (const scope of filesIn('node_modules/@*')) await rmdir(scope).catch(() => undefined);

/** @param {string} pattern @returns {string[]} paths; none in the packages of a package */
function filesIn(pattern) {
  const exclude = (/** @type {string} */ name) => /.\/node_modules$/.test(name);
  return globSync(pattern, { cwd: root, exclude }).map((file) => join(root, file));
}

/** Whether a package is used, or contains a nested package that is. @param {string} folder */
function isKept(folder) {
  return [...reached].some((usedFolder) => usedFolder === folder || usedFolder.startsWith(`${folder}/node_modules/`));
}

/**
 * Adds a package and its declared dependencies, which it finds by Node's rules. A package that is not installed, such as an optional one of
 * another platform, is left out.
 * @param {string} name
 * @param {string} from file that asks for it
 */
function reach(name, from) {
  const file = packageFile(name, from);
  if (!file || !existsSync(file) || reached.has(dirname(file))) return;
  reached.add(dirname(file));
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    reach(dependency, file);
}

/** @param {string} name @param {string} from */
function packageFile(name, from) {
  try {
    return findPackageJSON(name, from);
  } catch {
    return undefined;
  }
}
