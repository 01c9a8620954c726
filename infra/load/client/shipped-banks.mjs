import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../shared/folders.mjs';

const folder = join(root, 'services', 'worker', 'data');

/**
 * The banks in force in the shipped file of the Bundesbank.
 * @returns {Promise<{ bankCodes: string[], isAccount: (bankCode: string, account: string) => boolean }>}
 */
export async function shippedBanks() {
  // Loaded late: a fresh clone has no built packages.
  const { checkAccountNumber } = await import('@pruefer/iban');
  const { holders } = await newestFile();
  const methods = new Map(
    holders.filter(({ change }) => change !== 'D').map(({ bankCode, method }) => [bankCode, method]),
  );
  return {
    bankCodes: [...methods.keys()],
    isAccount: (bankCode, account) => {
      const { result } = checkAccountNumber({ method: methods.get(bankCode) ?? '', account, bankCode });
      return result === 'passed' || result === 'notChecked';
    },
  };
}

/**
 * The shipped German bank directory, indexed as the services do it.
 * @returns {Promise<import('@pruefer/banks').BankIndex>}
 */
export async function shippedDirectory() {
  const { BankIndex } = await import('@pruefer/banks');
  const { name, holders } = await newestFile();
  const [, year, month, day] = /(\d{4})(\d\d)(\d\d)/.exec(name) ?? [];
  const validFrom = `${year}-${month}-${day}`;
  // No end of validity: an old clone must measure the same as a new one.
  const dataSet = { country: 'DE', source: 'Deutsche Bundesbank', validFrom, validUntil: null };
  return new BankIndex({ ...dataSet, authority: 'register', version: `${validFrom}-00000000` }, holders);
}

async function newestFile() {
  const { readBankFile } = await import('@pruefer/banks');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt.gz'));
  const name = names.toSorted().at(-1) ?? '';
  const [banks] = readBankFile(gunzipSync(await readFile(join(folder, name))))?.countries ?? [];
  if (!banks) throw new Error(`${name} ist keine Bankdatei.`);
  return { name, holders: banks.records.filter(({ isHolder }) => isHolder) };
}
