// @ts-check
// Without dependencies: runs before they are there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from './base/refusal.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, resolved?: string }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Runs `npm ci` when node_modules is not what package-lock.json says. Install scripts stay off: nothing here needs one.
 * @param {string} root
 * @throws {Refusal} when npm fails
 */
export async function installIfNeeded(root) {
  const wanted = await readLock(join(root, 'package-lock.json'));
  const installed = await readLock(join(root, 'node_modules', '.package-lock.json')).catch(() => ({ packages: {} }));
  if (matches(wanted, installed)) return;
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
  console.log(`Abhängigkeiten werden installiert: npm ${args.join(' ')}`);
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...first, ...args], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Refusal('npm ci ist gescheitert; die Zeilen darüber sagen, woran.');
}

/**
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed npm's own record in node_modules
 * @returns {boolean} whether everything is there in its version; optional packages may belong to other platforms
 */
export function matches(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, link, optional }]) => {
    const found = installed.packages[path];
    if (!path.includes('node_modules/')) return true;
    if (!found) return optional === true;
    return link === true || found.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Promise<Lock>}
 */
async function readLock(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}
