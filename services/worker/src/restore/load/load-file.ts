import { type BackupPart, Problem } from '@pruefer/contracts';
import { type Client, DatabaseError } from 'pg';
import type { BackupTable } from '../../backup/backup-table.js';
import type { BackupHeader } from '../../backup/format/backup-header.js';
import type { BackupPiece } from '../../backup/format/backup-reader.js';
import { rowOf, type Rows, valuesOf } from '../../backup/format/copy-text.js';
import type { FileSum } from '../../backup/format/grammar.js';
import { openBackup } from '../../backup/format/open-backup.js';
import { backupTables, SCHEMA_VERSION } from '../../backup/tables.js';
import { ruleOf } from './content-rules.js';
import { CopyInto } from './copy-into.js';
import { LiftedTables, type Values } from '../../backup/lifts.js';
import { createStagedSql, isNeededBy, stagedColumns, stagedName } from './staged.js';

/** Values that PostgreSQL does not take for what their column holds. */
const WRONG_VALUES = '22';

export interface LoadOptions {
  readonly passphrase?: string | undefined;
  readonly maxBytes: number;
  /** Whose rows are staged; of the others only form and checksums are judged. */
  readonly parts: ReadonlySet<BackupPart>;
  /** Stages no more than what a comparison needs. */
  readonly isComparison: boolean;
  /** Rows that were read so far. */
  readonly onRows: (rows: number) => void;
  /** Broken off between two pieces. */
  readonly signal: AbortSignal;
}

/** A file that was read to its end: everything in it is right, and what was asked for is staged. */
export interface LoadedFile {
  readonly header: BackupHeader;
  readonly isEncrypted: boolean;
  readonly end: FileSum;
  /** Rows that may not be here and that nothing needs, by table. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Reads a file into temporary tables of a connection. Its rows are data to COPY, nothing of it is ever run (docs/SECURITY.md F2). */
export class LoadFile {
  private readonly tables = new Set<string>();
  private readonly leftOut = new Map<string, number>();
  private lifted: LiftedTables | undefined;
  private current: StagedTable | undefined;
  private rows = 0;

  constructor(
    private readonly client: Client,
    private readonly options: LoadOptions,
  ) {}

  /** @throws Problem as `openBackup`, and `backup_unreadable` for rows that may not be here; what the source and the signal throw */
  async run(source: AsyncIterable<Uint8Array>): Promise<LoadedFile> {
    const { isEncrypted, pieces } = await openBackup(source, {
      ...this.options,
      newestSchema: SCHEMA_VERSION,
      isListed: (table, header) => this.liftedOf(header).isListed(table),
    });
    let header: BackupHeader | undefined;
    try {
      for await (const piece of pieces) {
        this.options.signal.throwIfAborted();
        if (piece.is === 'header') ({ header } = piece);
        else if (piece.is === 'end') return this.whole(header!, isEncrypted, piece);
        else await this.take(piece);
      }
    } catch (error) {
      throw problemOf(error, this.current?.name);
    }
    throw new Problem('backup_damaged');
  }

  /** A part stands in a file as a whole: without one of its tables it would be taken for emptied. */
  private whole(header: BackupHeader, isEncrypted: boolean, end: FileSum): LoadedFile {
    const parts = new Set(header.parts);
    const expected = backupTables.filter((table) => isNeededBy(table, parts) && this.lifted?.has(table.table));
    if (expected.some(({ table }) => !this.tables.has(table))) throw new Problem('backup_damaged');
    return { header, isEncrypted, end, leftOut: this.leftOut };
  }

  private async take(piece: Exclude<BackupPiece, { is: 'header' | 'end' }>): Promise<void> {
    if (piece.is === 'table') await this.begin(piece.table);
    else if (piece.is === 'rows') {
      await this.current?.take(piece);
      this.options.onRows((this.rows += piece.count));
    } else if (this.current) {
      await this.current.end();
      this.leftOut.set(this.current.name, this.current.leftOut);
      this.current = undefined;
    }
  }

  private async begin(name: string): Promise<void> {
    this.tables.add(name);
    const table = backupTables.find((listed) => listed.table === name);
    if (!table || !isNeededBy(table, this.options.parts)) return;
    const columns = stagedColumns(table, this.options.isComparison);
    if (columns.length === 0) return;
    await this.client.query(createStagedSql(name, columns));
    this.current = new StagedTable(this.client, table, columns, this.lifted?.rowOf(name));
  }

  private liftedOf({ schemaVersion }: BackupHeader): LiftedTables {
    return (this.lifted ??= new LiftedTables(schemaVersion, SCHEMA_VERSION, backupTables));
  }
}

/** A table whose rows are being staged. */
class StagedTable {
  readonly name: string;
  leftOut = 0;
  private readonly copy: CopyInto;
  private readonly changes: readonly ((values: Values) => Values | undefined)[];

  constructor(
    private readonly client: Client,
    { table, columns: listed }: BackupTable,
    columns: readonly string[],
    lift: ((values: Values) => Values) | undefined,
  ) {
    this.name = table;
    const places = columns.map((column) => listed.indexOf(column));
    const pick = (values: Values) => places.map((place) => values[place]!);
    const rule = ruleOf(table, listed);
    this.changes = [...(lift ? [lift] : []), ...(rule ? [rule] : []), ...(columns === listed ? [] : [pick])];
    this.copy = new CopyInto(client, stagedName(table), columns);
  }

  async take(rows: Rows): Promise<void> {
    if (this.changes.length === 0) return this.copy.write(rows.bytes);
    let text = '';
    for (const values of valuesOf(rows)) {
      const row = this.changed(values);
      if (row) text += rowOf(row);
      else this.leftOut += 1;
    }
    await this.copy.write(text);
  }

  /** @returns undefined for a row that is left out */
  private changed(values: Values): Values | undefined {
    return this.changes.reduce<Values | undefined>((row, change) => row && change(row), values);
  }

  async end(): Promise<void> {
    await this.copy.end();
    await this.client.query(`ANALYZE ${stagedName(this.name)}`);
  }
}

function problemOf(error: unknown, table: string | undefined): unknown {
  if (!(error instanceof DatabaseError) || !error.code?.startsWith(WRONG_VALUES)) return error;
  return new Problem('backup_unreadable', {
    text: `Die Datei enthält in ${table ?? 'einer Tabelle'} Werte, die dort nicht stehen können. Nichts hat sich geändert.`,
  });
}
