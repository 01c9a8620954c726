import { createHash } from 'node:crypto';
import type { BackupHeader } from './backup-header.js';
import {
  BLOCK_BYTES,
  blockEndLine,
  copyLine,
  END_OF_ROWS,
  fileEndLine,
  headerLine,
  MAX_HEADER_BYTES,
  MAX_ROW_BYTES,
  openingLine,
  type TableColumns,
} from './grammar.js';

const LINE_FEED = 0x0a;

/** A table with its rows as COPY writes them in text form: whole rows in all, cut anywhere into chunks. */
export interface TableRows extends TableColumns {
  readonly rows: AsyncIterable<Uint8Array>;
}

/** Writes one backup. It reads more rows only after the earlier ones were taken. */
export class BackupWriter {
  tables = 0;
  rows = 0;
  private readonly all = createHash('sha256');

  /** @returns the file's bytes, in plain text @throws Error for rows that no reader would take; what the tables throw */
  async *write(header: BackupHeader, tables: AsyncIterable<TableRows>): AsyncGenerator<Buffer> {
    const json = JSON.stringify(header);
    if (Buffer.byteLength(json) > MAX_HEADER_BYTES - 3) throw new Error('header of backup is too large');
    yield this.addToSum(`${openingLine()}\n${headerLine(json)}\n`);
    for await (const table of tables) {
      yield* this.table(table);
      this.tables += 1;
    }
    const sha256 = this.all.digest('hex');
    yield Buffer.from(`${fileEndLine({ tables: this.tables, rows: this.rows, sha256 })}\n`);
  }

  private async *table({ rows, ...table }: TableRows): AsyncGenerator<Buffer> {
    let block = new OpenBlock();
    yield this.addToSum(`${copyLine(table)}\n`);
    for await (const chunk of rows)
      for (let remainder = toBuffer(chunk); remainder.length > 0;) {
        if (block.isFull) {
          yield this.end(block);
          block = new OpenBlock();
          yield this.addToSum(`${copyLine(table)}\n`);
        }
        const part = block.append(remainder);
        yield this.addToSum(part);
        remainder = remainder.subarray(part.length);
      }
    yield this.end(block);
  }

  private end(block: OpenBlock): Buffer {
    const sum = block.end();
    this.rows += sum.rows;
    return this.addToSum(`${END_OF_ROWS}\n${blockEndLine(sum)}\n`);
  }

  private addToSum(content: string | Buffer): Buffer {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.all.update(bytes);
    return bytes;
  }
}

/** A block that takes rows until it is full. Its end depends on the rows only, not on the chunks that they arrive in. */
class OpenBlock {
  private readonly hash = createHash('sha256');
  private bytes = 0;
  private rows = 0;
  /** Bytes of the row being written. */
  private rowBytes = 0;

  get isFull(): boolean {
    return this.bytes >= BLOCK_BYTES && this.rowBytes === 0;
  }

  /** Adds the first part of a chunk, up to the end of the block. @returns the added part */
  append(chunk: Buffer): Buffer {
    const part = chunk.subarray(0, this.lengthToAppend(chunk));
    this.count(part);
    this.hash.update(part);
    this.bytes += part.length;
    return part;
  }

  /** Number and SHA-256 (hex) of the rows. @throws Error when the last row is incomplete */
  end(): { rows: number; sha256: string } {
    if (this.rowBytes > 0) throw new Error('the last row of a table does not end');
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }

  private lengthToAppend(chunk: Buffer): number {
    const full = BLOCK_BYTES - this.bytes;
    if (chunk.length < full) return chunk.length;
    const end = chunk.indexOf(LINE_FEED, Math.max(0, full - 1));
    return end < 0 ? chunk.length : end + 1;
  }

  private count(part: Buffer): void {
    let begin = 0;
    for (let end = part.indexOf(LINE_FEED); end >= 0; end = part.indexOf(LINE_FEED, begin)) {
      this.rows += 1;
      begin = end + 1;
    }
    this.rowBytes = begin > 0 ? part.length - begin : this.rowBytes + part.length;
    if (this.rowBytes > MAX_ROW_BYTES) throw new Error('a row is too large for a backup');
  }
}

function toBuffer(chunk: Uint8Array): Buffer {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
