import { chown, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '@pruefer/contracts';
import { publish, syncFolder } from '../storage/folders.js';
import { diskProblem } from './disk-room.js';
import { openArchive } from './open-archive.js';
import type { TarEntry } from './tar-reader.js';
import type { WholeBackupFacts } from './whole-backup-facts.js';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

interface ExtractOptions {
  readonly passphrase?: string | undefined;
  /** The account that PostgreSQL runs as, where root unpacks; undefined: ours. */
  readonly owner?: Owner | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Unpacks a whole backup into a data folder of PostgreSQL, whole or not at all. Check it first.
 * @param target must not exist yet
 * @throws Problem `invalid_request` when it exists, `job_failed` when the disk is full; as `openArchive`
 */
export async function extractWholeBackup(
  folder: string,
  facts: WholeBackupFacts,
  target: string,
  { passphrase, owner, signal }: ExtractOptions,
): Promise<void> {
  if (await stat(target).catch(() => undefined))
    throw new Problem('invalid_request', { text: `Den Ordner ${target} gibt es schon. Nennen Sie einen neuen.` });
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    await mkdir(dirname(partial), { recursive: true, mode: 0o700 });
    await newFolder(partial, owner);
    for await (const entry of openArchive(folder, facts, passphrase)) {
      signal?.throwIfAborted();
      await unpack(entry, partial, owner);
    }
    await syncFolder(partial);
    await publish(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw await diskProblem(error, dirname(target), facts.dataBytes);
  }
}

async function unpack(entry: TarEntry, root: string, owner: Owner | undefined): Promise<void> {
  const path = join(root, entry.path);
  if (entry.isFolder) return newFolder(path, owner);
  await newFolder(dirname(path), owner);
  const file = await open(path, 'wx', 0o600);
  try {
    if (owner) await file.chown(owner.uid, owner.gid);
    for await (const chunk of entry.content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function newFolder(path: string, owner: Owner | undefined): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first !== undefined && owner) await chown(path, owner.uid, owner.gid);
}
