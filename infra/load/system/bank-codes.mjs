// @ts-check
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../start/base/folders.mjs';

const shipped = join(root, 'services', 'worker', 'data');

/**
 * The banks in force in the shipped file of the Bundesbank.
 * @returns {Promise<{ bankCodes: string[], isAccount: (bankCode: string, account: string) => boolean }>}
 */
export async function shippedBanks() {
  // Loaded late: a clone has no built packages before the system was started.
  const [{ readBankFile }, { checkAccountNumber }] = await Promise.all([
    import('@pruefer/banks'),
    import('@pruefer/iban'),
  ]);
  const [newest = ''] = (await readdir(shipped))
    .filter((name) => name.endsWith('.txt.gz'))
    .toSorted()
    .reverse();
  const records = readBankFile(gunzipSync(await readFile(join(shipped, newest))))?.countries[0]?.records ?? [];
  const holders = records.filter(({ isHolder, change }) => isHolder && change !== 'D');
  const methods = new Map(holders.map(({ bankCode, method }) => [bankCode, method]));
  return {
    bankCodes: [...methods.keys()],
    isAccount: (bankCode, account) => {
      const { result } = checkAccountNumber({ method: methods.get(bankCode) ?? '', account, bankCode });
      return result === 'passed' || result === 'notChecked';
    },
  };
}
