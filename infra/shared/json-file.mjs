import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a value atomically, readable only by its owner.
 * @param {string} file
 * @param {unknown} value
 */
export function writeJson(file, value) {
  const fresh = `${file}.new`;
  writeFileSync(fresh, JSON.stringify(value, null, 2), { mode: 0o600 });
  renameSync(fresh, file);
}

/**
 * @param {string} file
 * @returns {any} its value; undefined when it is missing or holds no JSON
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
