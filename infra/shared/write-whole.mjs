import { randomUUID } from 'node:crypto';
import { chown, link, lstat, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** @typedef {import('node:fs').Stats} Stats */

const OWNER_ALONE = 0o600;

/**
 * Replaces a file atomically, readable only by its owner. It is synced, so that a power loss cannot restore the old file. A
 * trusted symbolic link is followed; the new file keeps the owner where permitted, so that a service with its own account can
 * read a file that root changed.
 * @param {string} file
 * @param {string} content
 */
export async function replaceFile(file, content) {
  const target = await readLinkTarget(file);
  const before = await lstat(target).catch(() => undefined);
  await throughPartial(target, { content, like: before }, (partial) => rename(partial, target));
  const folder = await open(dirname(target));
  await folder.sync().finally(() => folder.close());
}

/**
 * Resolves a symbolic link of ours or of the file's owner. Other links are not followed, because they could make root write a
 * file that the link's author may not write.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function readLinkTarget(file) {
  const stats = await lstat(file).catch(() => undefined);
  const target = stats?.isSymbolicLink() && (await stat(file).catch(() => undefined));
  if (!stats || !target) return file;
  return [process.getuid?.(), target.uid].includes(stats.uid) ? realpath(file) : file;
}

/**
 * Creates a file atomically, readable only by its owner. An existing file is kept.
 * @param {string} file
 * @param {string} content
 * @param {Stats} [like] The new file gets this file's owner if the process is root.
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
    // Only root may change the owner; otherwise the writing user owns the file.
    if (like && process.getuid?.() === 0) await chown(partial, like.uid, like.gid);
    await put(partial);
  } finally {
    await rm(partial, { force: true });
  }
}
