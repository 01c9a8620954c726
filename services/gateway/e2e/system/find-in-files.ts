import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every file below a folder written since a moment. Older files cannot contain later values, and a long-running system
 * keeps gigabytes.
 */
export async function filesWritten(folder: string, sinceMs: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  // Ignores a file deleted meanwhile.
  const modifiedTimes = await Promise.all(
    files.map(async (file) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0),
  );
  return files.filter((_, index) => modifiedTimes[index]! >= sinceMs);
}

/**
 * Looks for byte strings in a file, piece by piece: logs and segments may be larger than what fits into memory.
 * @returns those that it holds
 */
export async function findIn(file: string, wanted: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const longest = Math.max(...[...wanted.values()].map(({ length }) => length));
  const foundTexts = new Set<string>();
  let end: Buffer = Buffer.alloc(0);
  try {
    for await (const piece of createReadStream(file, { highWaterMark: 1_048_576 })) {
      // Joins the end of one piece with the next, to find a match across both.
      const text = Buffer.concat([end, piece as Buffer]);
      for (const [name, bytes] of wanted) if (text.includes(bytes)) foundTexts.add(name);
      end = text.subarray(Math.max(0, text.length - longest));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return [...foundTexts];
}
