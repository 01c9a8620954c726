import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder and removes it after the tests of the suite or `describe` that calls this.
 * @param {string} prefix of its name
 */
export function temporaryFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // Servers that run under another account must be able to enter it.
  chmodSync(folder, 0o711);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Makes a folder as `temporaryFolder` does that is empty before each test.
 * @param {string} prefix of its name
 */
export function folderOfEachTest(prefix) {
  const folder = temporaryFolder(prefix);
  afterEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });
  return folder;
}
