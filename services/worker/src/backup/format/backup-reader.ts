import { createHash, type Hash } from 'node:crypto';
import { type BackupHeader, readHeader } from './backup-header.js';
import { ByteLines } from './byte-lines.js';
import { type CopyRows, scanRows } from './copy-text.js';
import {
  BLOCK_BYTES,
  type BlockSum,
  damaged,
  END_OF_ROWS,
  extractHeaderJson,
  type FileSum,
  MAX_BLOCK_BYTES,
  MAX_HEADER_BYTES,
  MAX_LINE_BYTES,
  MAX_ROW_BYTES,
  readBlockEnd,
  readCopyLine,
  readFileEnd,
  requireOpening,
  type TableColumns,
  unreadable,
} from './grammar.js';

/** Parts of a file in their order: header; start, rows and end of each table; end. */
export type BackupPiece =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | ({ readonly kind: 'table' } & TableColumns)
  /** Well-formed, but the checksum of their block comes only after them: nothing may be final before the end of the file. */
  | ({ readonly kind: 'rows' } & CopyRows)
  | { readonly kind: 'tableEnd'; readonly table: string; readonly rows: number }
  /** Complete, and every checksum is right. */
  | ({ readonly kind: 'end' } & FileSum);

export interface ReaderOptions {
  /** The newest `SCHEMA_VERSION` that the reader knows. */
  readonly newestSchema: number;
  /** Whether a file with this header may have such a table. */
  readonly isListed: (table: TableColumns, header: BackupHeader) => boolean;
}

/** Reads the plain text of one backup strictly: executes nothing, and stops at the first deviation from the format. */
export class BackupReader {
  private readonly lines: ByteLines;
  private readonly all = createHash('sha256');
  private readonly seenTables = new Set<string>();
  private rows = 0;
  /** State before the last line, because that line is not part of its own checksum. */
  private beforeLine: Hash = this.all;

  constructor(
    source: AsyncIterable<Uint8Array>,
    private readonly options: ReaderOptions,
  ) {
    this.lines = new ByteLines(source);
  }

  /** @throws Problem `backup_unreadable`, `backup_damaged`, `backup_newer`; what the source throws */
  async *pieces(): AsyncGenerator<BackupPiece, void> {
    try {
      const header = await this.header();
      yield { kind: 'header', header };
      for (let line = await this.line(); ;) {
        const table = readCopyLine(line);
        if (!table) {
          yield await this.end(line);
          return;
        }
        if (this.seenTables.has(table.table) || !this.options.isListed(table, header)) throw unreadable();
        this.seenTables.add(table.table);
        line = yield* this.table(table);
      }
    } finally {
      await this.lines.close();
    }
  }

  private async header(): Promise<BackupHeader> {
    requireOpening(await this.line());
    return readHeader(extractHeaderJson(await this.line(MAX_HEADER_BYTES)), this.options.newestSchema);
  }

  /** Reads the rest of a table, with all its blocks. @returns the line after it */
  private async *table(table: TableColumns): AsyncGenerator<BackupPiece, string> {
    yield { kind: 'table', ...table };
    const before = this.rows;
    for (;;) {
      const bytes = yield* this.block(table);
      const line = await this.line();
      const next = readCopyLine(line);
      if (next?.table === table.table) {
        if (bytes < BLOCK_BYTES || next.columns.join() !== table.columns.join()) throw unreadable();
        continue;
      }
      yield { kind: 'tableEnd', table: table.table, rows: this.rows - before };
      return line;
    }
  }

  /** @returns the size of its rows in bytes */
  private async *block({ columns }: TableColumns): AsyncGenerator<BackupPiece, number> {
    const hash = createHash('sha256');
    let [rows, bytes] = [0, 0];
    for await (const chunk of this.rowsOfBlock(columns.length)) {
      bytes += chunk.bytes.length;
      if (bytes > MAX_BLOCK_BYTES) throw unreadable();
      rows += chunk.count;
      hash.update(chunk.bytes);
      yield { kind: 'rows', ...chunk };
    }
    requireSame(readBlockEnd(await this.line()), rows, hash);
    this.rows += rows;
    return bytes;
  }

  /** The rows up to the end line of the block, which is read too. */
  private async *rowsOfBlock(columns: number): AsyncGenerator<CopyRows> {
    for (;;) {
      const lines = await this.lines.peek(MAX_ROW_BYTES);
      if (!lines) throw damaged();
      const { rows, end } = scanRows(lines, columns);
      const bytes = lines.subarray(0, end);
      this.lines.skip(end);
      this.all.update(bytes);
      if (rows > 0) yield { bytes, count: rows };
      if (end === lines.length) continue;
      if ((await this.line()) !== END_OF_ROWS) throw unreadable();
      return;
    }
  }

  private async end(line: string): Promise<BackupPiece> {
    const sum = readFileEnd(line);
    if (!sum) throw unreadable();
    requireSame(sum, this.rows, this.beforeLine);
    if (sum.tables !== this.seenTables.size) throw damaged();
    if (!(await this.lines.isAtEnd())) throw unreadable();
    return { kind: 'end', ...sum };
  }

  /** @throws Problem `backup_damaged` at the end of the file: it was cut off */
  private async line(maxBytes = MAX_LINE_BYTES): Promise<string> {
    const bytes = await this.lines.line(maxBytes);
    if (!bytes) throw damaged();
    this.beforeLine = this.all.copy();
    this.all.update(bytes).update('\n');
    return bytes.toString('utf8');
  }
}

/** @throws Problem `backup_unreadable` without a checksum line, `backup_damaged` when rows and checksum differ */
function requireSame(sum: BlockSum | undefined, rows: number, hash: Hash): void {
  if (!sum) throw unreadable();
  if (sum.rows !== rows || sum.sha256 !== hash.digest('hex')) throw damaged();
}
