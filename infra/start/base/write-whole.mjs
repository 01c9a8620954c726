// @ts-check
import { randomUUID } from 'node:crypto';
import { chown, link, lstat, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** @typedef {import('node:fs').Stats} Stats */

const OWNER_ALONE = 0o600;

/**
 * Puts a file that nobody else can read in the place of what is there, whole or not at all. Once this resolves, no loss of power brings the
 * one before back. Behind a symbolic link of ours the file that it names is replaced; where we may, the new one belongs to whom the old one did: a
 * service that runs under an account of its own reads what root has changed.
 * @param {string} file
 * @param {string} content
 */
export async function replaceFile(file, content) {
  const place = await placeOf(file);
  const before = await lstat(place).catch(() => undefined);
  await throughPartial(place, { content, like: before }, (partial) => rename(partial, place));
  const folder = await open(dirname(place));
  await folder.sync().finally(() => folder.close());
}

/**
 * Where a file lies: behind a symbolic link that we or the owner of that file have made. A link of anybody else is not followed, because it could
 * lead root to a file that its maker may not write.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function placeOf(file) {
  const found = await lstat(file).catch(() => undefined);
  const target = found?.isSymbolicLink() && (await stat(file).catch(() => undefined));
  if (!found || !target) return file;
  return [process.getuid?.(), target.uid].includes(found.uid) ? realpath(file) : file;
}

/**
 * Makes a file that nobody else can read, whole or not at all. What stands there by then stays.
 * @param {string} file
 * @param {string} content
 * @param {Stats} [like] whose owner it gets where we may give it away; ours without one
 */
export async function createFile(file, content, like) {
  await throughPartial(file, { content, like }, (partial) =>
    link(partial, file).catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EEXIST') throw error;
    }),
  );
}

/**
 * @param {string} file
 * @param {{ content: string, like: Stats | undefined }} written
 * @param {(partial: string) => Promise<void>} put the written file in its place
 */
async function throughPartial(file, { content, like }, put) {
  const partial = `${file}.${randomUUID()}`;
  const mode = OWNER_ALONE & (like?.mode ?? OWNER_ALONE);
  try {
    await writeFile(partial, content, { mode, flag: 'wx', flush: true });
    // Only root may give a file away; whoever else replaces one becomes its owner.
    if (like && process.getuid?.() === 0) await chown(partial, like.uid, like.gid);
    await put(partial);
  } finally {
    await rm(partial, { force: true });
  }
}
