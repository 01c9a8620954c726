// @ts-check
import { renameSync, writeFileSync } from 'node:fs';

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
