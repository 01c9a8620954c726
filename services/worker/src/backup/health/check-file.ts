import type { BackupHeader } from '../format/backup-header.js';
import { openBackup } from '../format/open-backup.js';
import { isListedTable } from '../content/schema-upgrades.js';
import { SCHEMA_VERSION } from '../content/tables.js';

interface CheckedTable {
  readonly table: string;
  readonly rows: number;
}

/** A file that was read to its end, and every checksum was right. */
export interface CheckedFile {
  readonly header: BackupHeader;
  readonly isEncrypted: boolean;
  readonly tables: readonly CheckedTable[];
  readonly rows: number;
}

interface CheckOptions {
  readonly passphrase?: string | undefined;
  readonly progress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Reads a backup to its end. Nothing of it is kept or changed.
 * @throws Problem `backup_unreadable`, `backup_damaged`, `backup_newer`, `backup_locked`; what the source or the signal throws
 */
export async function checkFile(source: AsyncIterable<Uint8Array>, options: CheckOptions = {}): Promise<CheckedFile> {
  const { passphrase } = options;
  const openOptions = { passphrase, maxBytes: Infinity, newestSchema: SCHEMA_VERSION, isListed: isListedTable };
  const { isEncrypted, pieces } = await openBackup(countBytes(source, options), openOptions);
  const tables: CheckedTable[] = [];
  let header: BackupHeader | undefined;
  let rows = 0;
  for await (const piece of pieces) {
    if (piece.kind === 'header') ({ header } = piece);
    if (piece.kind === 'tableEnd') tables.push({ table: piece.table, rows: piece.rows });
    if (piece.kind === 'end') ({ rows } = piece);
  }
  return { header: header!, isEncrypted, tables, rows };
}

async function* countBytes(source: AsyncIterable<Uint8Array>, { progress, signal }: CheckOptions) {
  let bytes = 0;
  for await (const chunk of source) {
    signal?.throwIfAborted();
    bytes += chunk.length;
    progress?.(bytes);
    yield chunk;
  }
}
