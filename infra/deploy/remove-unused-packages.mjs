// @ts-check
// Leaves in node_modules what the built services reach and nothing else: no browser library, no server, no tool. Run in the image's build.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import)\s*\(?\s*['"]((?:@[^/'"]+\/)?[^@./'"][^/'"]*)/g;

const root = process.argv[2] ?? process.cwd();
const reached = await reachedPackages(root);
for (const folder of await packageFolders(join(root, 'node_modules')))
  if (!isKept(folder)) await rm(folder, { recursive: true });
for (const name of await readdir(join(root, 'node_modules')))
  if (name.startsWith('@')) await rmdir(join(root, 'node_modules', name)).catch(() => undefined);

/** Whether a package is used, or contains a nested package that is. @param {string} folder */
function isKept(folder) {
  return [...reached].some((usedFolder) => usedFolder === folder || usedFolder.startsWith(`${folder}/node_modules/`));
}

/**
 * Finds the packages that the built services import, and their dependencies.
 * @param {string} folder of the product, built
 * @returns {Promise<Set<string>>} folders of packages
 */
async function reachedPackages(folder) {
  /** @type {Set<string>} */
  const packages = new Set();
  for (const file of await filesOf(join(folder, 'services')))
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(IMPORTED)) await reach(name, file, packages);
  return packages;
}

/**
 * Adds a package and its declared dependencies, which it finds by Node's rules.
 * @param {string} name
 * @param {string} from file or folder that asks for it
 * @param {Set<string>} folders
 */
async function reach(name, from, folders) {
  const folder = folderOf(name, from);
  if (!folder || folders.has(folder)) return;
  folders.add(folder);
  const declared = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { dependencies, optionalDependencies, peerDependencies } = declared;
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    await reach(dependency, join(folder, 'package.json'), folders);
}

/**
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined} undefined: not installed, as optional packages of other platforms are not
 */
function folderOf(name, from) {
  for (let at = dirname(from); at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

/** @param {string} folder */
async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.[cm]?js$/.test(entry.name) && entry.parentPath.includes('/dist'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string} modules a node_modules folder */
async function packageFolders(modules) {
  /** @type {string[]} */
  const folders = [];
  for (const name of await readdir(modules)) {
    if (!name.startsWith('@')) folders.push(join(modules, name));
    else for (const scoped of await readdir(join(modules, name))) folders.push(join(modules, name, scoped));
  }
  return folders;
}
