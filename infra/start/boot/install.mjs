// Without dependencies, because it installs them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../shared/operator-error.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, resolved?: string }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Runs `npm ci` when node_modules differs from package-lock.json. Install scripts are off, because no package needs one.
 * @param {string} root
 * @throws {OperatorError} when npm fails
 */
export async function installIfNeeded(root) {
  const lockFile = await readLock(join(root, 'package-lock.json'));
  const installed = await readLock(join(root, 'node_modules', '.package-lock.json')).catch(() => ({ packages: {} }));
  if (isInstalled(lockFile, installed)) return;
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
  console.log(`Abhängigkeiten werden installiert: npm ${args.join(' ')}`);
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...first, ...args], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new OperatorError('npm ci ist gescheitert; die Zeilen darüber sagen, woran.');
}

/**
 * @param {Lock} lockedPackages package-lock.json
 * @param {Lock} installed npm's own record in node_modules
 * @returns {boolean} whether everything is there in its version; optional packages may belong to other platforms
 */
export function isInstalled(lockedPackages, installed) {
  return Object.entries(lockedPackages.packages).every(([path, { version, link, optional }]) => {
    const installedPackage = installed.packages[path];
    if (!path.includes('node_modules/')) return true;
    if (!installedPackage) return optional === true;
    return link === true || installedPackage.version === version;
  });
}

/** @param {string} file @returns {Promise<Lock>} */
async function readLock(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}
