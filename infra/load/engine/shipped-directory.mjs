// @ts-check
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../start/base/folders.mjs';

const folder = join(root, 'services', 'worker', 'data');

/**
 * The shipped German bank directory, read and indexed as a service does it.
 * @returns {Promise<import('@pruefer/banks').BankIndex>}
 */
export async function shippedDirectory() {
  // Loaded late: a clone has no built packages before.
  const { BankIndex, readBankFile } = await import('@pruefer/banks');
  const [newest = ''] = (await readdir(folder))
    .filter((name) => name.endsWith('.txt.gz'))
    .toSorted()
    .reverse();
  const [banks] = readBankFile(gunzipSync(await readFile(join(folder, newest))))?.countries ?? [];
  if (!banks) throw new Error(`${newest} ist keine Bankdatei.`);
  const holders = banks.records.filter(({ isHolder }) => isHolder);
  const [, year, month, day] = /(\d{4})(\d\d)(\d\d)/.exec(newest) ?? [];
  const validFrom = `${year}-${month}-${day}`;
  // Never outdated: an old clone must measure the same as a new one.
  const dataSet = { country: 'DE', source: 'Deutsche Bundesbank', validFrom, validUntil: null };
  return new BankIndex({ ...dataSet, authority: 'register', version: `${validFrom}-00000000` }, holders);
}
