import { Injectable } from '@nestjs/common';
import { backupParts } from '@pruefer/contracts';
import { WorkerConfig } from '../../config.js';
import { BackupWriter, type TableRows } from '../format/backup-writer.js';
import { encryptFrames } from '../format/encrypted-frames.js';
import { newFileKey } from '../format/passphrase-key.js';
import { productVersion } from '../format/product-version.js';
import { secretsOfData } from '../format/secrets-of-data.js';
import type { BackupTable } from '../content/backup-table.js';
import { backupTables, SCHEMA_VERSION } from '../content/tables.js';
import { BackupPool } from './backup-pool.js';
import { logPages } from './log-pages.js';
import { MeasuredFile } from './measured-file.js';
import { hasOldSums, oldSumPages } from './old-sums.js';
import { type Snapshot, takeSnapshot } from './snapshot.js';

/** A backup of a fixed moment, whose bytes are produced while they are read. */
export interface NewBackup {
  readonly createdAt: Date;
  readonly isEncrypted: boolean;
  readonly content: AsyncGenerator<Buffer>;
  /** Size and checksum of the bytes read so far. */
  readonly file: MeasuredFile;
  /** Rows so far. */
  readonly records: () => number;
  /** Frees its files on disk; the caller must call it after success and failure. */
  close(): Promise<void>;
}

/** Streams a backup of everything. It reads more rows only after the reader has taken the earlier ones. */
@Injectable()
export class MakeBackup {
  constructor(
    private readonly database: BackupPool,
    private readonly config: WorkerConfig,
  ) {}

  /**
   * @param signal ends it, also in the middle
   * @throws Problem as `takeSnapshot`; reading its content throws what PostgreSQL or the signal throws
   */
  async run(signal?: AbortSignal): Promise<NewBackup> {
    const { BACKUP_DIR, BACKUP_PASSPHRASE: passphrase, SECRET_FINGERPRINTS } = this.config;
    const snapshot = await takeSnapshot(this.database.pool, BACKUP_DIR, signal);
    const writer = new BackupWriter();
    const header = {
      createdAt: snapshot.at.toISOString(),
      productVersion,
      schemaVersion: SCHEMA_VERSION,
      parts: [...backupParts],
      secrets: secretsOfData(SECRET_FINGERPRINTS),
    };
    const plain = writer.write(header, this.tables(snapshot, signal));
    const file = new MeasuredFile();
    return {
      createdAt: snapshot.at,
      isEncrypted: passphrase !== undefined,
      content: file.through(passphrase === undefined ? plain : encryptBackup(plain, passphrase)),
      file,
      records: () => writer.rows,
      close: () => snapshot.close(),
    };
  }

  private async *tables(snapshot: Snapshot, signal?: AbortSignal): AsyncGenerator<TableRows> {
    for (const table of backupTables) {
      signal?.throwIfAborted();
      yield { table: table.table, columns: table.columns, rows: this.readRows(table, snapshot, signal) };
    }
  }

  private async *readRows(table: BackupTable, snapshot: Snapshot, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
    if (hasOldSums(table)) yield* oldSumPages(this.database.pool, table, snapshot.at, signal);
    if (table.isPaged) yield* logPages(this.database.pool, table, snapshot.mark, signal);
    else yield* snapshot.readRows(table.table);
  }
}

async function* encryptBackup(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  yield* encryptFrames(plain, await newFileKey(passphrase));
}
