import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every file below a folder that was written since a moment. What came later cannot lie in the others, and a system that has run for a while
 * keeps gigabytes.
 */
export async function filesWritten(folder: string, sinceMs: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  // One that has gone away meanwhile is none.
  const written = await Promise.all(files.map(async (file) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0));
  return files.filter((_, place) => written[place]! >= sinceMs);
}

/**
 * Looks for byte strings in a file, piece by piece: logs and segments may be larger than what fits into memory.
 * @returns those that it holds
 */
export async function findIn(file: string, wanted: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const longest = Math.max(...[...wanted.values()].map(({ length }) => length));
  const found = new Set<string>();
  let end: Buffer = Buffer.alloc(0);
  try {
    for await (const piece of createReadStream(file, { highWaterMark: 1_048_576 })) {
      // What lies across two pieces is in the end of one together with the next.
      const text = Buffer.concat([end, piece as Buffer]);
      for (const [name, bytes] of wanted) if (text.includes(bytes)) found.add(name);
      end = text.subarray(Math.max(0, text.length - longest));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return [...found];
}
