import { type BackupPart, Problem } from '@pruefer/contracts';
import type { Client } from 'pg';
import type { BackupTable } from '../../backup/content/backup-table.js';
import type { BackupHeader } from '../../backup/format/backup-header.js';
import type { BackupPiece } from '../../backup/format/backup-reader.js';
import { type CopyRows, formatCopyRow, rowValues } from '../../backup/format/copy-text.js';
import type { FileSum } from '../../backup/format/grammar.js';
import { openBackup } from '../../backup/format/open-backup.js';
import { backupTables, SCHEMA_VERSION } from '../../backup/content/tables.js';
import { type RowSanitizer, rowSanitizerFor } from './row-sanitizers.js';
import { CopyInto } from './copy-into.js';
import { UpgradedTables, type UpgradeRow } from '../../backup/content/schema-upgrades.js';
import { tableRules } from '../rules/table-rules.js';
import { createStaged, isNeededBy, stagedName } from './staged.js';
import { refusedRows, toValueRefusal } from './value-refusal.js';

interface LoadOptions {
  readonly passphrase?: string | undefined;
  readonly maxBytes: number;
  /** The parts to stage; of all others only form and checksums are checked. */
  readonly parts: ReadonlySet<BackupPart>;
  /** Rows that were read so far. */
  readonly onRows: (rows: number) => void;
  /** Stops the reading between two pieces. */
  readonly signal: AbortSignal;
}

/** A completely read file: all of it is valid, and the selected parts are staged. */
export interface LoadedFile {
  readonly header: BackupHeader;
  readonly isEncrypted: boolean;
  readonly end: FileSum;
  /** Number of invalid rows without any effect that were left out, by table. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Reads a file into temporary tables of a connection. Its rows are data to COPY, nothing of it is ever run (docs/SECURITY.md F2). */
export class LoadFile {
  private readonly tables = new Set<string>();
  private readonly leftOut = new Map<string, number>();
  private upgraded: UpgradedTables | undefined;
  private current: StagedTable | undefined;
  private rows = 0;

  constructor(
    private readonly client: Client,
    private readonly options: LoadOptions,
  ) {}

  /** @throws Problem as `openBackup`, and `backup_unreadable` for invalid rows; errors of the source and the signal */
  async run(source: AsyncIterable<Uint8Array>): Promise<LoadedFile> {
    const { isEncrypted, pieces } = await openBackup(source, {
      ...this.options,
      newestSchema: SCHEMA_VERSION,
      isListed: (table, header) => this.getUpgradedTables(header).isListed(table),
    });
    let header: BackupHeader | undefined;
    try {
      for await (const piece of pieces) {
        this.options.signal.throwIfAborted();
        if (piece.kind === 'header') ({ header } = piece);
        else if (piece.kind === 'end') return this.loadedFile(header!, isEncrypted, piece);
        else await this.load(piece);
      }
    } catch (error) {
      throw toValueRefusal(error, this.current?.name);
    }
    throw new Problem('backup_damaged');
  }

  /** A file must contain all tables of a part, because a missing one would count as emptied. */
  private loadedFile(header: BackupHeader, isEncrypted: boolean, end: FileSum): LoadedFile {
    const parts = new Set(header.parts);
    const expected = backupTables.filter((table) => isNeededBy(table, parts) && this.upgraded?.has(table.table));
    if (expected.some(({ table }) => !this.tables.has(table))) throw new Problem('backup_damaged');
    return { header, isEncrypted, end, leftOut: this.leftOut };
  }

  private async load(piece: Exclude<BackupPiece, { kind: 'header' | 'end' }>): Promise<void> {
    if (piece.kind === 'table') await this.begin(piece.table);
    else if (piece.kind === 'rows') {
      await this.current?.write(piece);
      this.options.onRows((this.rows += piece.count));
    } else if (this.current) {
      await this.current.end();
      this.leftOut.set(this.current.name, this.current.leftOut);
      this.current = undefined;
    }
  }

  private async begin(name: string): Promise<void> {
    this.tables.add(name);
    const table = backupTables.find((backupTable) => backupTable.table === name);
    if (!table || !isNeededBy(table, this.options.parts)) return;
    await createStaged(this.client, table);
    this.current = new StagedTable(this.client, table, this.upgraded?.findRowUpgrade(name));
  }

  private getUpgradedTables({ schemaVersion }: BackupHeader): UpgradedTables {
    return (this.upgraded ??= new UpgradedTables(schemaVersion, SCHEMA_VERSION, backupTables));
  }
}

/** A table whose rows are being staged. */
class StagedTable {
  readonly name: string;
  leftOut = 0;
  private rows = 0;
  private readonly maxRows: number;
  private readonly copy: CopyInto;
  /** Join columns of merges, which PostgreSQL needs statistics for. */
  private readonly joinColumns: readonly string[];
  private readonly sanitize: RowSanitizer | undefined;

  constructor(
    private readonly client: Client,
    { table, columns, key }: BackupTable,
    private readonly upgrade: UpgradeRow | undefined,
  ) {
    this.name = table;
    this.maxRows = tableRules[table]?.maxRows ?? 0;
    this.joinColumns = [...key, ...columns.filter((column) => column === 'iban_hash')];
    this.sanitize = rowSanitizerFor(table, columns);
    this.copy = new CopyInto(client, stagedName(table), columns);
  }

  /** @throws Problem `backup_unreadable` for more rows than the table may have, and as `rowSanitizerFor`; an error of PostgreSQL */
  async write(rows: CopyRows): Promise<void> {
    // The limit is checked first, because checking the rows may take long.
    if (this.rows + rows.count > this.maxRows) throw refusedRows(this.name, this.maxRows);
    if (!this.upgrade && !this.sanitize) await this.copy.write(rows.bytes);
    else await this.copy.write(this.upgradeRows(rows));
    this.rows += rows.count;
  }

  private upgradeRows(rows: CopyRows): string {
    let text = '';
    let number = this.rows;
    for (const values of rowValues(rows)) {
      number += 1;
      const upgradedValues = this.upgrade ? this.upgrade(values) : values;
      const row = this.sanitize ? this.sanitize(upgradedValues, number) : upgradedValues;
      if (row) text += formatCopyRow(row);
      else this.leftOut += 1;
    }
    return text;
  }

  async end(): Promise<void> {
    await this.copy.end();
    await this.client.query(`ANALYZE ${stagedName(this.name)} (${this.joinColumns.join(', ')})`);
  }
}
