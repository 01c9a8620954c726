import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damagedBackup } from './damaged-backup.js';
import { type Manifest, readManifest } from './manifest.js';
import { openArchive } from './open-archive.js';
import type { TarEntry } from './tar-reader.js';
import {
  isWalFile,
  isWalSegment,
  PAGE_HEADER_BYTES,
  parsePageLsn,
  requireWal,
  type WalSegment,
} from './wal-segments.js';
import { MANIFEST_FILE, type WholeBackupFacts } from './whole-backup-facts.js';

interface WholeCheckOptions {
  readonly passphrase?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface CheckedWholeBackup {
  readonly files: number;
  /** Size of all files, uncompressed. */
  readonly dataBytes: number;
}

/**
 * Reads a whole backup to its end: every file of PostgreSQL's manifest is there once with its size and SHA-256, nothing else is, and
 * the log that a restore needs is complete.
 * @throws Problem `backup_damaged`, `backup_locked`
 */
export async function checkWholeBackup(
  folder: string,
  facts: WholeBackupFacts,
  { passphrase, signal }: WholeCheckOptions = {},
): Promise<CheckedWholeBackup> {
  const manifest = await manifestIn(folder);
  const pathsToCome = new Set(manifest.files.keys());
  const segments = new Map<string, WalSegment>();
  let [files, dataBytes] = [0, 0];
  for await (const entry of openArchive(folder, facts, passphrase)) {
    signal?.throwIfAborted();
    if (entry.isFolder) continue;
    const { head, checksum } = await hashEntry(entry);
    if (isWalSegment(entry.path))
      segments.set(entry.path.slice('pg_wal/'.length), { size: entry.size, lsn: parsePageLsn(head) });
    if (manifest.files.has(entry.path) || !isWalFile(entry.path)) requireListed(entry, checksum, manifest, pathsToCome);
    files += 1;
    dataBytes += entry.size;
  }
  const [first] = pathsToCome;
  if (first !== undefined) throw damagedBackup(`Es fehlen ${pathsToCome.size} Dateien, die erste ist ${first}.`);
  requireWal(manifest.walRanges, segments);
  return { files, dataBytes };
}

async function manifestIn(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE)).catch(() => {
    throw damagedBackup(`${MANIFEST_FILE} fehlt.`);
  });
  return readManifest(text);
}

async function hashEntry({ content }: TarEntry): Promise<{ readonly head: Buffer; readonly checksum: string }> {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    if (head.length < PAGE_HEADER_BYTES) head = Buffer.concat([head, chunk.subarray(0, PAGE_HEADER_BYTES)]);
    hash.update(chunk);
  }
  return { head, checksum: hash.digest('hex') };
}

function requireListed(
  { path, size }: TarEntry,
  checksum: string,
  { files }: Manifest,
  pathsToCome: Set<string>,
): void {
  const file = files.get(path);
  if (!file || !pathsToCome.delete(path)) throw damagedBackup(`${path} steht nicht in der Dateiliste.`);
  if (file.size !== size || file.checksum !== checksum) throw damagedBackup(`${path} ist verändert.`);
}
