import { open } from 'node:fs/promises';

/** Syncs a folder; otherwise a new name in it may be lost in a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
