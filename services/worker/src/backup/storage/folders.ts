import { open, rename, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes that this process may still write to the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Writes a new file, readable only by this user; durable when it resolves. */
export function writeNew(path: string, content: string | Buffer | AsyncIterable<Uint8Array>): Promise<void> {
  return writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true });
}

/** Gives a complete file or folder its name, durably. */
export async function publish(partial: string, path: string): Promise<void> {
  await rename(partial, path);
  await syncFolder(dirname(path));
}

/** Syncs a folder; otherwise a new name in it may be lost in a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
