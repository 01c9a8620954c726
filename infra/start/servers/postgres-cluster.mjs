import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../shared/process/run.mjs';

export const SUPERUSER = 'iban';
export const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * @param {string} data
 * @returns {Promise<number | undefined>} PostgreSQL's major version that made the folder
 */
export async function majorOfData(data) {
  const text = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '');
  return text ? Number(text) : undefined;
}

/**
 * Creates the data folder unless it exists.
 * @param {string} bin folder of the programs
 * @param {string} data
 * @param {string} password
 * @param {import('./server-account.mjs').Account | undefined} account
 */
export async function createCluster(bin, data, password, account) {
  if (await majorOfData(data)) return;
  // A start that was cut off leaves half a cluster only under this name.
  const fresh = `${data}.new`;
  const passwordFile = `${data}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  for (const path of account ? [fresh, passwordFile] : [])
    await chown(path, Number(account?.uid), Number(account?.gid));
  const names = ['-U', SUPERUSER, '-E', 'UTF8', '--locale=C'];
  const options = [...names, '--auth=scram-sha-256', '--no-sync', '--no-instructions'];
  await run(join(bin, 'initdb'), ['-D', fresh, `--pwfile=${passwordFile}`, ...options], {
    env: ENVIRONMENT,
    cwd: fresh,
    ...(account && { account }),
  });
  await rm(passwordFile);
  await rename(fresh, data);
}
