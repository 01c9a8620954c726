import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type BackupReason, Problem } from '@pruefer/contracts';
import { MeasuredFile } from '../export/measured-file.js';
import { encryptFrames } from '../format/encrypted-frames.js';
import { newFileKey } from '../format/passphrase-key.js';
import { productVersion } from '../format/product-version.js';
import { publish, readFreeBytes, syncFolder, writeNew } from '../storage/folders.js';
import { type BaseBackup, startBaseBackup } from './base-backup.js';
import { checkWholeBackup } from './check-whole-backup.js';
import { diskFullProblem, diskProblem } from './disk-room.js';
import { readServerFacts } from './server-facts.js';
import { factsFile, MANIFEST_FILE, SECRETS_FILE, type WholeBackupFacts } from './whole-backup-facts.js';

export const PARTIAL = '.partial-';
const IDLE_TIMEOUT_MS = 120_000;
/** The fastest level: twice the size of the best one in a tenth of the time. */
const COMPRESSION = { level: 1 };

export interface WholeBackupOptions {
  /** Connection of a role with the right to replicate. */
  readonly url: string;
  readonly reason: BackupReason;
  /** Encrypts the archive; undefined: it is not encrypted. */
  readonly passphrase?: string | undefined;
  /** The secrets that the data depend on, sealed with the same passphrase. */
  readonly sealedSecrets?: string | undefined;
  /** The fingerprints of these secrets. */
  readonly fingerprints?: string | undefined;
  readonly isOfOwnServer: boolean;
  /** Free bytes that it leaves on the disk, for the system that runs from it. */
  readonly reserveBytes?: number;
  readonly idleTimeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A whole backup that was written and read again. */
export interface WrittenWholeBackup {
  readonly path: string;
  readonly facts: WholeBackupFacts;
}

/**
 * Copies a whole PostgreSQL server into a new folder. The folder gets its final name only after the copy was read and checked.
 * @param target must not exist; the folder that holds it is made
 * @throws Problem `job_failed` with the reason, `invalid_request` when the target exists; what the signal throws
 */
export async function writeWholeBackup(target: string, options: WholeBackupOptions): Promise<WrittenWholeBackup> {
  const { url, idleTimeoutMs = IDLE_TIMEOUT_MS } = options;
  if (await stat(target).catch(() => undefined))
    throw new Problem('invalid_request', { text: `Den Ordner ${target} gibt es schon. Nennen Sie einen neuen.` });
  const server = await readServerFacts(url, idleTimeoutMs);
  const partial = join(dirname(target), `${PARTIAL}${randomUUID()}`);
  const createdAt = new Date().toISOString();
  const backup = await startBaseBackup(url, { idleTimeoutMs, signal: options.signal });
  try {
    await mkdir(partial, { recursive: true, mode: 0o700 });
    const archive = await writeArchive(backup, partial, { ...options, dataBytes: server.dataBytes });
    const facts = { ...optionFacts(options), ...archive, createdAt, serverVersion: server.version };
    await writeOtherFiles(partial, backup, options);
    const { dataBytes } = await checkWholeBackup(partial, { form: '', dataBytes: 0, ...facts }, options);
    const { name, text } = factsFile({ ...facts, dataBytes });
    await writeNew(join(partial, name), text);
    await syncFolder(partial);
    await publish(partial, target);
    return { path: target, facts: { form: '', ...facts, dataBytes } };
  } catch (error) {
    throw await diskProblem(error, dirname(target), server.dataBytes);
  } finally {
    await backup.close();
    await rm(partial, { recursive: true, force: true });
  }
}

function optionFacts({ reason, passphrase, sealedSecrets, fingerprints, isOfOwnServer }: WholeBackupOptions) {
  return {
    reason,
    productVersion,
    isEncrypted: passphrase !== undefined,
    isOfOwnServer,
    hasSecrets: sealedSecrets !== undefined,
    ...(fingerprints !== undefined && { secrets: fingerprints }),
  };
}

async function writeArchive(
  { archive }: BaseBackup,
  folder: string,
  { passphrase, signal, reserveBytes = 0, dataBytes }: WholeBackupOptions & { readonly dataBytes: number },
) {
  const name = passphrase === undefined ? 'base.tar.gz' : 'base.tar.gz.enc';
  const key = passphrase === undefined ? undefined : await newFileKey(passphrase);
  const content = new MeasuredFile();
  const bounded = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of content.through(source)) {
      // The disk may be the one that PostgreSQL writes to.
      if (reserveBytes > 0 && (await readFreeBytes(folder)) < reserveBytes)
        throw await diskFullProblem(dirname(folder), dataBytes + reserveBytes);
      yield chunk;
    }
  };
  const encrypted = (source: AsyncIterable<Buffer>) => (key ? encryptFrames(source, key) : source);
  const file = createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(archive, createGzip({ ...COMPRESSION, chunkSize: 262_144 }), encrypted, bounded, file, {
    ...(signal && { signal }),
  });
  return { archive: name, bytes: content.bytes, checksum: content.checksum() };
}

async function writeOtherFiles(
  folder: string,
  backup: BaseBackup,
  { sealedSecrets }: WholeBackupOptions,
): Promise<void> {
  await writeNew(join(folder, MANIFEST_FILE), backup.manifest());
  if (sealedSecrets !== undefined) await writeNew(join(folder, SECRETS_FILE), sealedSecrets);
}
