// @ts-check
import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Puts a file that nobody else can read in the place of what is there, whole or not at all. Once this resolves, no loss of power brings the
 * one before back.
 * @param {string} file
 * @param {string} content
 */
export async function replaceFile(file, content) {
  await throughPartial(file, content, (partial) => rename(partial, file));
  const folder = await open(dirname(file));
  await folder.sync().finally(() => folder.close());
}

/**
 * Makes a file that nobody else can read, whole or not at all. What stands there by then stays.
 * @param {string} file
 * @param {string} content
 */
export async function createFile(file, content) {
  await throughPartial(file, content, (partial) =>
    link(partial, file).catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EEXIST') throw error;
    }),
  );
}

/**
 * @param {string} file
 * @param {string} content
 * @param {(partial: string) => Promise<void>} put the written file in its place
 */
async function throughPartial(file, content, put) {
  const partial = `${file}.${randomUUID()}`;
  try {
    await writeFile(partial, content, { mode: 0o600, flag: 'wx', flush: true });
    await put(partial);
  } finally {
    await rm(partial, { force: true });
  }
}
