import { Problem } from '@pruefer/contracts';
import { type BackupPiece, BackupReader, type ReaderOptions } from './backup-reader.js';
import { ByteLines } from './byte-lines.js';
import { decryptFrames } from './encrypted-frames.js';
import { MAX_LINE_BYTES, unreadable } from './grammar.js';
import { computeFileKey, isEncryptedOpening } from './passphrase-key.js';

export interface OpenOptions extends ReaderOptions {
  /** Undefined: encrypted files are not opened. */
  readonly passphrase?: string | undefined;
  /** The largest file that is read. */
  readonly maxBytes: number;
}

/** A file whose first line was read. */
interface OpenBackup {
  readonly isEncrypted: boolean;
  /** Reads like `BackupReader.pieces`; `backup_too_large` may end it too. */
  readonly pieces: AsyncGenerator<BackupPiece>;
}

/** Opens a file, encrypted or not. @throws Problem `backup_unreadable`, `backup_newer`, `backup_locked`, `backup_too_large`; what the source throws */
export async function openBackup(source: AsyncIterable<Uint8Array>, options: OpenOptions): Promise<OpenBackup> {
  const bytes = new ByteLines(limitSize(source, options.maxBytes));
  try {
    const line = (await bytes.line(MAX_LINE_BYTES))?.toString('latin1');
    if (line === undefined) throw unreadable();
    const isEncrypted = isEncryptedOpening(line);
    const plain = isEncrypted ? await decryptBackup(bytes, line, options.passphrase) : withLine(line, bytes);
    return { isEncrypted, pieces: new BackupReader(plain, options).pieces() };
  } catch (error) {
    await bytes.close();
    throw error;
  }
}

async function decryptBackup(bytes: ByteLines, line: string, passphrase: string | undefined) {
  if (passphrase === undefined) throw new Problem('backup_locked');
  return decryptFrames(bytes.rest(), await computeFileKey(line, passphrase));
}

async function* withLine(line: string, bytes: ByteLines): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${line}\n`, 'latin1');
  yield* bytes.rest();
}

async function* limitSize(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw new Problem('backup_too_large');
    yield chunk;
  }
}
