// @ts-check
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../start/folders.mjs';

const shipped = join(root, 'services', 'worker', 'data');

/** @returns {Promise<string[]>} the bank codes in force in the shipped file of the Bundesbank */
export async function shippedBankCodes() {
  // Loaded late: a clone has no built packages before the system was started.
  const { readBundesbankFile } = await import('@pruefer/banks');
  const [newest = ''] = (await readdir(shipped))
    .filter((name) => name.endsWith('.txt.gz'))
    .toSorted()
    .reverse();
  const { records } = readBundesbankFile(gunzipSync(await readFile(join(shipped, newest))));
  return records.filter(({ isHolder, change }) => isHolder && change !== 'D').map(({ bankCode }) => bankCode);
}
