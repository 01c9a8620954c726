import { hash } from 'node:crypto';
import { lstat, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isRoot } from './server-context.mjs';

/** @typedef {{ name: string, uid: number, gid: number }} Account */

/**
 * The account that PostgreSQL runs as when the launcher is root, because PostgreSQL refuses to run as root.
 * @returns {Promise<Account | undefined>} undefined when the launcher itself is not root
 */
export async function serverAccount() {
  return isRoot ? accountIn(await readFile('/etc/passwd', 'utf8')) : undefined;
}

/**
 * @param {string} passwd text of /etc/passwd
 * @returns {Account} `postgres`, else `nobody`; throws when the machine has neither
 */
export function accountIn(passwd) {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (!row) throw new Error('PostgreSQL läuft nicht als root, und es gibt weder ein Konto „postgres“ noch „nobody“.');
  return { name: /** @type {string} */ (row[0]), uid: Number(row[2]), gid: Number(row[3]) };
}

/**
 * @param {Account} account
 * @param {string} folder
 * @returns {Promise<boolean>} whether the account may enter the folder and every folder above it
 */
export async function mayEnter(account, folder) {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if (!hasPassage(account, await stat(path))) return false;
    if (path === dirname(path)) return true;
  }
}

/** @param {Account} account @param {{ uid: number, gid: number, mode: number }} entry */
export function hasPassage(account, entry) {
  if (entry.uid === account.uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === account.gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
}

/**
 * Creates a folder that the server's account can reach, in place of one whose parents it may not enter, such as a checkout under /root.
 * @param {string} closed
 * @returns {Promise<string>}
 * @throws {Error} when another account made a folder of that name: /var/tmp is open to all
 */
export async function reachableFolder(closed) {
  const folder = `/var/tmp/iban-pruefer-${hash('sha256', resolve(closed)).slice(0, 12)}`;
  await mkdir(folder, { mode: 0o711 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const entry = await lstat(folder);
  if (!entry.isDirectory() || entry.uid !== process.getuid?.())
    throw new Error(`${folder} gehört einem anderen Konto.`);
  return folder;
}
