import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Problem } from '@pruefer/contracts';
import { MeasuredFile } from '../export/measured-file.js';
import { ByteLines } from '../format/byte-lines.js';
import { decryptFrames } from '../format/encrypted-frames.js';
import { MAX_LINE_BYTES } from '../format/grammar.js';
import { computeFileKey } from '../format/passphrase-key.js';
import { damagedBackup } from './damaged-backup.js';
import { readTar, type TarEntry } from './tar-reader.js';
import type { WholeBackupFacts } from './whole-backup-facts.js';

/**
 * Reads the archive of a whole backup to its end.
 * @throws Problem `backup_damaged`, also when its checksum is another one; `backup_locked` without the right passphrase
 */
export async function* openArchive(
  folder: string,
  { archive, checksum, isEncrypted }: WholeBackupFacts,
  passphrase: string | undefined,
): AsyncGenerator<TarEntry> {
  const file = new MeasuredFile();
  const raw = file.through(createReadStream(join(folder, archive)));
  const packed = isEncrypted ? decryptArchive(raw, passphrase) : raw;
  const unpacked = createGunzip();
  // Reading `unpacked` throws the same error.
  pipeline(packed, unpacked).catch(() => undefined);
  try {
    yield* readTar(unpacked as AsyncIterable<Buffer>);
  } catch (error) {
    throw readableError(error, archive);
  }
  if (file.checksum() !== checksum) throw damagedBackup(`Die Prüfsumme von ${archive} stimmt nicht.`);
}

async function* decryptArchive(source: AsyncGenerator<Buffer>, passphrase: string | undefined): AsyncGenerator<Buffer> {
  if (passphrase === undefined) throw new Problem('backup_locked');
  const bytes = new ByteLines(source);
  const line = (await bytes.line(MAX_LINE_BYTES))?.toString('latin1');
  if (line === undefined) throw damagedBackup('Das Archiv endet zu früh.');
  yield* decryptFrames(bytes.rest(), await computeFileKey(line, passphrase));
}

/** German texts for errors of zlib and the file system. */
function readableError(error: unknown, archive: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_')) return damagedBackup(`${archive} lässt sich nicht entpacken.`);
  if (code === 'ENOENT') return damagedBackup(`${archive} fehlt.`);
  return error;
}
