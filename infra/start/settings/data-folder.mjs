import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../shared/folders.mjs';

/**
 * Checks whether a folder can hold the state of a system. Changes nothing.
 * @param {string} folder absolute; need not exist yet
 * @returns {string | undefined} the German error
 */
export function problemOfDataDir(folder) {
  if (!relative(folder, root).startsWith('..'))
    return `DATA_DIR: ${folder} enthält den Ordner des Projekts. Nennen Sie einen Ordner nur für die Daten.`;
  const parents = foldersAbove(folder);
  // The secrets of a data folder are made by its first start.
  const parentDataDir = parents.find((path) => existsSync(join(path, 'secrets', 'token-keys.pem')));
  if (parentDataDir) return `DATA_DIR: ${folder} liegt im Datenordner eines anderen Systems (${parentDataDir}).`;
  const nearest = [folder, ...parents].find((path) => existsSync(path)) ?? '/';
  if (!statSync(nearest).isDirectory()) return `DATA_DIR: ${nearest} ist eine Datei, kein Ordner.`;
  return isWritable(nearest) ? undefined : `DATA_DIR: In ${nearest} darf dieses Konto nicht schreiben.`;
}

/**
 * @param {string} folder
 * @returns {string[]} nearest first
 */
function foldersAbove(folder) {
  const parent = dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAbove(parent)];
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
